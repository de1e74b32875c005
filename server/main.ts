import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { identityOf } from './auth/identity.ts'
import { sweepExpired } from './auth/sweep.ts'
import { CannotStart } from './cannot-start.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import type { Database } from './db/runner.ts'
import type { SqliteDatabase } from './db/sqlite-runner.ts'
import { asUnavailable, DatabaseUnavailable } from './db/unavailable.ts'
import { readEnv, type Env } from './env.ts'
import { builtPages } from './pages/built.ts'
import { developmentPages } from './pages/development.ts'
import { startMail } from './mail/start.ts'
import { firstStart } from './setup/first-start.ts'
import { stopOnSignals } from './stop.ts'

/** `start` serves what is there, `demo` and `dev` fill an empty database with the demo; `dev` compiles pages as they are asked for, `invite` prints a link for whoever is locked out, `move` copies what is on SQLite to PostgreSQL. */
const modes = ['start', 'demo', 'dev', 'migrate', 'invite', 'move'] as const
type Mode = (typeof modes)[number]

try {
  await main((process.argv[2] ?? 'start') as Mode)
} catch (error) {
  const known = asUnavailable(error) instanceof DatabaseUnavailable ? databaseAway(error) : error
  if (!(known instanceof CannotStart)) throw error
  console.error(`Captain cannot start:\n${known.reasons.map((reason) => `- ${reason}`).join('\n')}`)
  process.exit(1)
}

async function main(mode: Mode): Promise<void> {
  const env = readEnv({ ...(mode === 'start' ? {} : { HOST: '127.0.0.1', LOG_LEVEL: 'warn' }), ...process.env })
  if (mode === 'move') return moveData(env)
  const database = await openData(env)
  if (mode === 'migrate') return database.close()
  if (mode === 'invite') {
    const { inviteFromTerminal } = await import('./setup/invite.ts')
    for (const line of await inviteFromTerminal(env, database, process.argv[3])) console.log(line)
    return database.close()
  }
  const news = await prepare(mode, env, database)
  const app = await buildApp({ env, database, pages: mode === 'dev' ? developmentPages : builtPages })
  const stopSweeping = await sweepExpired(database, (error) => app.log.error({ err: error }, 'sweeping failed'))
  const stopMail = startMail(database, env, app.log)
  app.addHook('onClose', async () => {
    stopSweeping()
    await stopMail()
  })
  await listen(app, env)
  stopOnSignals(app, database)
  console.log(`Captain is ready: ${env.PUBLIC_URL}`)
  for (const line of news) console.log(line)
}

function databaseAway(error: unknown): CannotStart {
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

async function openData({ DATA_DIR, DATABASE_URL }: Env): Promise<Database> {
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 })
  if (DATABASE_URL) {
    // Only who uses PostgreSQL waits for its driver.
    const { openPostgres } = await import('./db/open-postgres.ts')
    const { database, migrated } = await openPostgres(DATABASE_URL)
    for (const name of migrated) console.log(`Migrated: ${name}`)
    return database
  }
  return openEmbedded(DATA_DIR)
}

async function openEmbedded(dataDir: string): Promise<SqliteDatabase> {
  const database = openDatabase(join(dataDir, 'captain.sqlite'))
  for (const name of await migrate(database)) console.log(`Migrated: ${name}`)
  return database
}

async function moveData({ DATA_DIR, DATABASE_URL }: Env): Promise<void> {
  if (!DATABASE_URL) throw new CannotStart('DATABASE_URL must say to which database of PostgreSQL the data shall move.')
  const file = join(DATA_DIR, 'captain.sqlite')
  if (!existsSync(file)) throw new CannotStart(`There is nothing to move: ${file} does not exist.`)
  const { move } = await import('./move/move.ts')
  const database = await openEmbedded(DATA_DIR)
  try {
    for (const line of await move(database, DATABASE_URL)) console.log(line)
    console.log(`Moved. ${file} and the files beside it stay as they are; start Captain with DATABASE_URL from now on.`)
  } finally {
    await database.close()
  }
}

/** What must be there before anybody comes; answers what to tell the person at the terminal. */
async function prepare(mode: Mode, env: Env, database: Database): Promise<readonly string[]> {
  if (mode === 'start') return firstStart(env, database)
  if (mode === 'demo') (await import('./pages/build.ts')).buildIfNeeded()
  const { loadDemo } = await import('./demo/load.ts')
  return loadDemo(env, database, identityOf(env, database).auth!)
}
