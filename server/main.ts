import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { createIdentity } from './auth/identity.ts'
import { CannotStart } from './lifecycle/cannot-start.ts'
import { lockFolder } from './lifecycle/data-lock.ts'
import { checkpointInBackground } from './db/checkpoints.ts'
import { openSqlite } from './db/open-sqlite.ts'
import type { Database } from './db/database.ts'
import { checkIntegrityInBackground } from './db/integrity-check.ts'
import { asUnavailable, DatabaseUnavailable } from './errors/unavailable.ts'
import { readEnv, type Env } from './env.ts'
import { requireBuildTools } from './pages/build-tools.ts'
import { builtPages } from './pages/built-pages.ts'
import { developmentPages } from './pages/development-pages.ts'
import { firstStart } from './setup/first-start.ts'
import { stopOnSignals } from './lifecycle/shutdown.ts'

/**
 * `start` serves existing data; `demo` and `dev` fill an empty database with the demo; `dev` compiles pages on demand;
 * `invite` prints a link for someone who is locked out; `move` copies data from SQLite to PostgreSQL.
 */
const modes = ['start', 'demo', 'dev', 'migrate', 'invite', 'move'] as const
type Mode = (typeof modes)[number]

try {
  await main((process.argv[2] ?? 'start') as Mode)
} catch (error) {
  const known = asUnavailable(error) instanceof DatabaseUnavailable ? databaseUnavailable(error) : error
  if (!(known instanceof CannotStart)) throw error
  printReasons('Captain cannot start', known)
  process.exit(1)
}

function printReasons(what: string, { reasons }: CannotStart): void {
  console.error(`${what}:\n${reasons.map((reason) => `- ${reason}`).join('\n')}`)
}

async function main(mode: Mode): Promise<void> {
  const env = readEnv({ ...(mode === 'start' ? {} : { HOST: '127.0.0.1', LOG_LEVEL: 'warn' }), ...process.env })
  makeFolder(env.DATA_DIR)
  if (mode === 'move') return moveData(env)
  const serves = mode !== 'migrate' && mode !== 'invite'
  // Before the database is opened, let alone migrated: another server may be using it.
  if (serves) lockFolder(env.DATA_DIR)
  if (mode === 'demo') (await import('./pages/build.ts')).buildIfNeeded()
  if (mode === 'dev') requireBuildTools('Pages are compiled as they are asked for')
  const { database, isChecked } = await openData(env, serves)
  if (mode === 'migrate') return database.close()
  if (mode === 'invite') {
    const { inviteFromTerminal } = await import('./setup/invite.ts')
    for (const line of await inviteFromTerminal(env, database, process.argv[3])) console.log(line)
    return database.close()
  }
  const messages = await prepareData(mode, env, database)
  const app = await buildApp({ env, database, pages: mode === 'dev' ? developmentPages : builtPages })
  const stopCheckpoints = env.DATABASE_URL ? undefined : checkpointInBackground(databaseFile(env))
  app.addHook('onClose', async () => stopCheckpoints?.())
  await listen(app, env)
  const stop = stopOnSignals(app, database)
  console.log(`Captain is ready: ${env.PUBLIC_URL}`)
  for (const line of messages) console.log(line)
  if (isChecked) return
  const fault = await checkIntegrityInBackground(databaseFile(env)).catch((error: unknown) => {
    app.log.error({ err: error }, 'the database could not be checked')
  })
  if (!fault) return
  printReasons('Captain stops', fault)
  await stop(1)
}

function databaseUnavailable(error: unknown): CannotStart {
  const { cause } = error as { cause?: unknown }
  const reason = cause instanceof Error ? cause.message : String(cause ?? error)
  return new CannotStart(`The database became unavailable meanwhile (${reason}). Nothing is lost; start Captain again.`)
}

async function listen(app: FastifyInstance, { PORT, HOST }: Env): Promise<void> {
  try {
    await app.listen({ port: PORT, host: HOST })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new CannotStart(`Port ${PORT} is taken. Stop what uses it, or set PORT to another.`)
  }
}

function databaseFile({ DATA_DIR }: Env): string {
  return join(DATA_DIR, 'captain.sqlite')
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new CannotStart(`DATA_DIR: ${folder} cannot be made (${(error as Error).message}).`)
  }
}

interface OpenedData {
  readonly database: Database
  /** Whether every page was checked; PostgreSQL looks after its own data. */
  readonly isChecked: boolean
}

/** Opens and migrates the database. `alone` means that the folder is already locked. */
async function openData(env: Env, alone: boolean): Promise<OpenedData> {
  if (!env.DATABASE_URL) return printMigrations(await openSqlite(databaseFile(env), alone))
  // The driver is loaded only if PostgreSQL is used.
  const { openPostgres } = await import('./db/open-postgres.ts')
  return printMigrations({ ...(await openPostgres(env.DATABASE_URL)), isChecked: true })
}

function printMigrations<T extends { readonly migrated: readonly string[] }>(opened: T): T {
  for (const name of opened.migrated) console.log(`Migrated: ${name}`)
  return opened
}

async function moveData(env: Env): Promise<void> {
  const { DATABASE_URL } = env
  if (!DATABASE_URL) throw new CannotStart('DATABASE_URL must say to which database of PostgreSQL the data shall move.')
  const file = databaseFile(env)
  if (!existsSync(file)) throw new CannotStart(`There is nothing to move: ${file} does not exist.`)
  const { moveToPostgres: move } = await import('./move/move-to-postgres.ts')
  // Anything a running server still wrote would not be copied.
  lockFolder(env.DATA_DIR)
  const { database } = printMigrations(await openSqlite(file, true))
  try {
    for (const line of await move(database, DATABASE_URL)) console.log(line)
    console.log(`Moved. ${file} and the files beside it stay as they are; start Captain with DATABASE_URL from now on.`)
  } finally {
    await database.close()
  }
}

/** Prepares the data needed before the first request; returns the messages for the terminal. */
async function prepareData(mode: Mode, env: Env, database: Database): Promise<readonly string[]> {
  if (mode === 'start') return firstStart(env, database)
  const { loadDemo } = await import('./demo/load.ts')
  return loadDemo(env, database, createIdentity(env, database).auth!)
}
