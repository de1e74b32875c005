import { existsSync, writeFileSync } from 'node:fs'
import { buildApp } from './app.ts'
import { createIdentity } from './kernel/auth/identity.ts'
import { assertAuthSecret } from './base/storage/persistent-secret.ts'
import { atWorkCode, BackupAtWork, isBackupCommand, type BackupCommand } from './operations/backup/commands.ts'
import { CannotStart, CannotStartYet, needsChange, printReasons } from './base/cannot-start.ts'
import { databaseFile, keepFilesPrivate, makeDataFolder } from './base/data-folder.ts'
import { lockFolder } from './base/data-lock.ts'
import { isStartedAnew, startAnew, stopWithStarter } from './operations/lifecycle/development.ts'
import { assertCanListen, listen } from './operations/lifecycle/listen.ts'
import { checkpointInBackground } from './base/db/checkpoints.ts'
import { migrationNames, migrationsFolder } from './base/db/migrations.ts'
import { openSqlite } from './base/db/open-sqlite.ts'
import type { Database } from './base/db/database.ts'
import { checkIntegrityInBackground, damagedMark, movedMark } from './base/db/integrity-check.ts'
import { asUnavailable, DatabaseUnavailable } from './base/errors/unavailable.ts'
import { isLoopback, misspelt, readEnv, type Env } from './base/env.ts'
import { internetAndThisComputer } from './base/network/guarded-request.ts'
import { features } from './features.ts'
import { failureLine } from './base/logging.ts'
import { requireBuildTools } from './features/pages/build-tools.ts'
import { assertPagesBuilt, builtPages } from './features/pages/built-pages.ts'
import { developmentPages } from './features/pages/development-pages.ts'
import { assertSecretOfOthers, firstStart } from './operations/setup/first-start.ts'
import { isPreparing, isWorker, reportReady } from './base/processes.ts'
import { stopOnSignals } from './operations/lifecycle/shutdown.ts'
import { stopWithNpm } from './operations/lifecycle/started-by-npm.ts'
import { countStart } from './operations/setup/count-start.ts'
import { sweepIncoming } from './features/uploads/sweep.ts'

type ArchiveCommand = 'export-tenant' | 'import-tenant'

/**
 * `start` serves existing data; `demo` and `dev` fill an empty database with the demo; `dev` compiles pages on demand;
 * `invite` prints a link for someone who is locked out; `move` copies data from SQLite to PostgreSQL; `doctor` says what
 * is wrong with an installation; `backup`, `restore` and `drill` are in `operations/backup/command.ts`, `export-tenant` and
 * `import-tenant` in `tenant-archives/`.
 */
type Mode = 'start' | 'demo' | 'dev' | 'migrate' | 'invite' | 'move' | 'doctor' | BackupCommand | ArchiveCommand

/** Until it is done, or serves. */
export const started = main((process.argv[2] ?? 'start') as Mode).catch((error: unknown) => {
  const mode = process.argv[2]
  const isServing = mode === undefined || servingModes.includes(mode)
  const unavailable = asUnavailable(error)
  const known =
    unavailable instanceof DatabaseUnavailable
      ? databaseUnavailable(unavailable, isServing ? 'start Captain' : `run npm run ${mode}`)
      : error
  if (!(known instanceof CannotStart)) throw error
  if (known.cause !== undefined) console.error(failureLine(known.cause, `${mode} failed`))
  printReasons(isServing ? 'Captain cannot start' : `The ${mode} failed`, known)
  process.exit(
    known instanceof BackupAtWork ? atWorkCode : isServing && !(known instanceof CannotStartYet) ? needsChange : 1,
  )
})

const servingModes: readonly string[] = ['start', 'demo', 'dev'] satisfies readonly Mode[]

async function main(mode: Mode): Promise<'serves' | void> {
  // Whoever read what is printed may be gone: that ends no server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  if (mode === 'doctor') {
    const { examine } = await import('./operations/doctor/doctor.ts')
    if (!(await examine(process.env, features))) process.exitCode = 1
    return
  }
  const env = readEnv({
    ...(mode === 'demo' || mode === 'dev' ? { ADMIN_PASSKEYS: 'off' } : {}),
    ...(mode === 'start' ? {} : { HOST: '127.0.0.1', LOG_LEVEL: 'warn', STOP_DELAY: '0' }),
    ...process.env,
  })
  if (mode !== 'demo' && mode !== 'dev') keepFilesPrivate()
  if (isPreparing && !isStartedAnew) for (const sentence of misspelt(process.env)) console.error(sentence)
  makeDataFolder(env.DATA_DIR)
  if (mode === 'move') return moveData(env)
  if (isBackupCommand(mode)) {
    const { runBackupCommand } = await import('./operations/backup/command.ts')
    for (const line of await runBackupCommand(mode, env, process.argv[3])) console.log(line)
    return
  }
  if (mode === 'export-tenant' || mode === 'import-tenant') {
    for (const line of await archiveTenant(mode, env, process.argv.slice(3))) console.log(line)
    return
  }
  const serves = mode !== 'migrate' && mode !== 'invite'
  if (mode === 'dev' && !isStartedAnew) {
    stopWithNpm()
    return startAnew()
  }
  // Before the database is opened, let alone migrated: another server may be using it.
  if (serves && !isWorker) {
    lockFolder(env.DATA_DIR)
    if (isStartedAnew) stopWithStarter()
    else stopWithNpm()
  }
  if (mode === 'demo') (await import('./features/pages/build.ts')).buildIfNeeded()
  if (mode === 'dev') requireBuildTools('Pages are compiled as they are asked for')
  // All this before a migration, after which an older version starts no more.
  else if (serves) assertPagesBuilt()
  if (serves && isPreparing) {
    keepFilesPrivate()
    // Once for all processes: one that takes the place of another leaves alone what the others are receiving.
    await sweepIncoming(env)
    await assertCanListen(env)
    assertAuthSecret(env)
  }
  if (mode === 'migrate') await backUpBeforeMigration(env)
  const database = await openData(env, serves, mode)
  if (mode === 'migrate') {
    console.log('The database is up to date.')
    return database.close()
  }
  if (mode === 'invite') {
    const { inviteFromTerminal } = await import('./operations/setup/invite.ts')
    for (const line of await inviteFromTerminal(env, database, process.argv[3])) console.log(line)
    return database.close()
  }
  const lines = isPreparing
    ? [`Captain is ready: ${env.PUBLIC_URL}`, ...(await prepareData(mode, env, database))]
    : undefined
  const app = await buildApp({
    env,
    database,
    pages: mode === 'dev' ? developmentPages : builtPages,
    webhookNetwork: mode !== 'start' && isOnOwnComputer(env) ? internetAndThisComputer : undefined,
  })
  let stopCheckpoints: (() => Promise<void>) | undefined
  app.addHook('onClose', async () => stopCheckpoints?.())
  await listen(app, env)
  if (!env.DATABASE_URL) stopCheckpoints = checkpointInBackground(databaseFile(env))
  const stop = stopOnSignals(app, database, { delay: env.STOP_DELAY * 1000 })
  if (isWorker) reportReady(lines && { processes: env.PROCESSES, lines })
  else for (const line of lines!) console.log(line)
  // PostgreSQL looks after its own data.
  if (env.DATABASE_URL) return 'serves'
  const fault = await checkIntegrityInBackground(databaseFile(env)).catch((error: unknown) => {
    app.log.error({ err: error }, 'the database could not be checked')
  })
  if (!fault) return 'serves'
  printReasons('Captain stops', fault)
  // Whatever starts the server again must not have it serve what is damaged.
  try {
    writeFileSync(damagedMark(databaseFile(env)), '', { mode: 0o600 })
  } finally {
    await stop(1)
  }
}

function databaseUnavailable({ cause, status }: DatabaseUnavailable, again: string): CannotStart {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new CannotStartYet(
    status === 507
      ? `The disk of the database is full (${reason}). Nothing is lost; make room on it, and ${again} again.`
      : `The database became unavailable meanwhile (${reason}). Nothing is lost; ${again} again.`,
  )
}

/** Whether nobody but people at this computer can reach the server. */
function isOnOwnComputer({ HOST, PUBLIC_URL }: Env): boolean {
  return isLoopback(HOST) && isLoopback(new URL(PUBLIC_URL).hostname)
}

/** Opens and migrates the database. `alone` means that the folder is already locked. */
async function openData(env: Env, alone: boolean, mode: Mode): Promise<Database> {
  if (!env.DATABASE_URL) return printMigrations(await openSqlite(databaseFile(env), alone)).database
  // The driver is loaded only if PostgreSQL is used.
  const { connectionsOf, openPostgres } = await import('./base/db/open-postgres.ts')
  const opened = await openPostgres(env.DATABASE_URL, {
    connections: connectionsOf(env.PROCESSES),
    pooler: env.DATABASE_POOLER_URL,
    besideOthers: mode === 'migrate',
    ...(mode === 'start' && { ifInUse: () => assertSecretOfOthers(env) }),
  })
  return printMigrations(opened).database
}

/** On PostgreSQL, where backups are set and migrations are pending; of SQLite's file a copy is kept in any case. */
async function backUpBeforeMigration(env: Env): Promise<void> {
  const { DATABASE_URL, BACKUP_DIR, BACKUP_S3_ENDPOINT } = env
  if (DATABASE_URL === undefined || (BACKUP_DIR === undefined && BACKUP_S3_ENDPOINT === undefined)) return
  const { asOwner } = await import('./base/db/open-postgres.ts')
  const { mayMigrate } = await import('./base/db/migrate-postgres.ts')
  const pending = await asOwner(DATABASE_URL, (client) => mayMigrate(client, { besideOthers: true }))
  if (pending.length === 0) return
  console.log('A backup comes before the migration:')
  const { runBackupCommand } = await import('./operations/backup/command.ts')
  for (const line of await runBackupCommand('backup', env, undefined)) console.log(line)
}

function printMigrations<T extends { readonly migrated: readonly string[] }>(opened: T): T {
  const { migrated } = opened
  if (migrated[0] === migrationNames(migrationsFolder, 'sqlite')[0])
    console.log('Made the tables of an empty database.')
  else for (const name of migrated) console.log(`Migrated: ${name}`)
  return opened
}

async function moveData(env: Env): Promise<void> {
  const { DATABASE_URL } = env
  if (!DATABASE_URL) throw new CannotStart('DATABASE_URL must say to which database of PostgreSQL the data shall move.')
  const file = databaseFile(env)
  if (!existsSync(file)) throw new CannotStart(`There is nothing to move: ${file} does not exist.`)
  const { moveToPostgres: move } = await import('./operations/move/move-to-postgres.ts')
  // Anything a running server still wrote would not be copied.
  lockFolder(env.DATA_DIR)
  const { database } = printMigrations(await openSqlite(file, true))
  try {
    for (const line of await move(database, DATABASE_URL)) console.log(line)
    writeFileSync(movedMark(file), '', { mode: 0o600 })
    console.log(
      `Moved. ${file} and the files beside it stay as they are; start Captain with DATABASE_URL from now on. Without it, it does not start while ${movedMark(file)} is there.`,
    )
  } finally {
    await database.close()
  }
}

/**
 * `npm run export-tenant -- <slug> <file>` and `npm run import-tenant -- <file> [slug]`; returns the lines to print.
 */
async function archiveTenant(
  mode: ArchiveCommand,
  env: Env,
  [one, two]: readonly (string | undefined)[],
): Promise<readonly string[]> {
  if (mode === 'export-tenant') {
    if (!one || !two)
      throw new CannotStart('Say of which tenant, and to which file: npm run export-tenant -- <slug> <file>')
    return (await import('./operations/tenant-archives/export.ts')).exportTenant(env, one, two)
  }
  if (!one) throw new CannotStart('Say from which file: npm run import-tenant -- <file> [<another slug>]')
  return (await import('./operations/tenant-archives/import.ts')).importTenant(env, one, two)
}

/** Prepares the data needed before the first request; returns the messages for the terminal. */
async function prepareData(mode: Mode, env: Env, database: Database): Promise<readonly string[]> {
  await countStart(database)
  if (mode === 'start') return firstStart(env, database, process.stdout.isTTY)
  const { loadDemo } = await import('./operations/demo/load.ts')
  return loadDemo(env, database, createIdentity(env, database).auth!, console.log)
}
