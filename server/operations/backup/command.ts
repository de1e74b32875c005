import { existsSync } from 'node:fs'
import { withAdvisoryLock } from '../../base/db/advisory-lock.ts'
import type { Dialect } from '../../base/db/database.ts'
import { assertPresent } from '../../base/db/integrity-check.ts'
import { asOwner } from '../../base/db/open-postgres.ts'
import { connectSqlite } from '../../base/db/sqlite-connection.ts'
import type { Operation } from '../../base/db/query.ts'
import { parseKeepPlan, type Env } from '../../base/env.ts'
import { CannotStart } from '../../base/cannot-start.ts'
import { databaseFile } from '../../base/data-folder.ts'
import { FolderBusy, lockFolder } from '../../base/data-lock.ts'
import { asCommandFailed, CommandFailed, type Command } from '../lifecycle/failed-command.ts'
import { BackupAtWork, type BackupCommand } from './commands.ts'
import { createBackup } from './create.ts'
import { drillBackup } from './drill.ts'
import { restoreBackup } from './restore.ts'
import { lastRun, noteRun, type BackupRun, type RunDetail } from './runs.ts'
import { openTarget } from './open-target.ts'
import type { Target } from './target.ts'
import { isBegun, openVault, type Vault } from './vault.ts'

/**
 * Runs `npm run backup`, `restore` or `drill`; returns the lines to print. `argument` is the name of the backup to
 * restore, or `--begin` to begin a place for backups although there is another, or to take over that of another
 * installation.
 */
export async function runBackupCommand(
  command: BackupCommand,
  env: Env,
  argument: string | undefined,
): Promise<readonly string[]> {
  try {
    if (command === 'restore') return await locked(env, 'backup', () => restore(env, argument))
    const work = command === 'backup' ? () => backUp(env, isBeginning(argument)) : () => drill(env)
    return await recordingOutcome(env, command, () => locked(env, command, () => alone(env, command, work)))
  } catch (error) {
    throw asCommandFailed(error, commands[command])
  }
}

async function restore(env: Env, name: string | undefined): Promise<readonly string[]> {
  // Until everything is there, nobody is served from it.
  const unlock = lockFolder(env.DATA_DIR)
  try {
    return await restoreBackup(env, await vaultOf(env), name)
  } finally {
    unlock()
  }
}

interface Outcome {
  readonly detail: RunDetail
  readonly lines: readonly string[]
}

function isBeginning(argument: string | undefined): boolean {
  if (argument === undefined || argument === '--begin') return argument !== undefined
  throw new CannotStart(`${argument} is unknown. Run npm run backup, or npm run backup -- --begin.`)
}

async function backUp(env: Env, begins: boolean): Promise<Outcome> {
  // Before anything else is found: data that has moved is another installation to the place for backups.
  if (env.DATABASE_URL === undefined) assertPresent(databaseFile(env))
  const target = await targetOf(env)
  // A disk that is not mounted looks like an empty place.
  if (!begins && !(await isBegun(target)) && (await wasBackedUp(env)))
    throw new CannotStart(
      `There are no backups in ${target.place}, although there were backups before. Mount its disk if it has one of its own; to begin there, run npm run backup -- --begin.`,
    )
  const vault = await openVault(target, env.BACKUP_KEY, { mayBegin: true })
  const plan = parseKeepPlan(env.BACKUP_KEEP)!
  const made = await createBackup(env, vault, plan, { takesOver: begins })
  const { name, manifest, storedBytes, removed, lost, damaged } = made
  const size = manifest.database.size + manifest.files.size
  const { count } = manifest.files
  const missing = manifest.missing.length
  return {
    detail: { backup: name, size, stored: storedBytes, files: count, missing, lost },
    lines: [
      `Backed up ${name} to ${vault.target.place}: the database (${megabytes(manifest.database.size)}) and ${count} files ` +
        `(${megabytes(manifest.files.size)}), of which ${megabytes(storedBytes)} had to be stored${vault.isEncrypted ? ', encrypted' : ''}.`,
      ...manifest.missing.map((each) => `Missing in the storage, and thus in the backup: ${each}.`),
      ...damaged,
      ...(removed > 0 ? [`Removed ${removed} earlier backups, as BACKUP_KEEP says.`] : []),
      ...(vault.isEncrypted
        ? ['Keep BACKUP_KEY in another place: without it, nobody can restore anything.']
        : ['It is not encrypted (BACKUP_KEY), and does not contain the secret that sessions are signed with.']),
    ],
  }
}

async function drill(env: Env): Promise<Outcome> {
  const { name, takenAt, tables, rows, files } = await drillBackup(env, await vaultOf(env))
  return {
    detail: { backup: name, takenAt, rows, files },
    lines: [
      `Restored ${name} into a throw-away place: ${rows} rows in ${tables} tables and ${files} files are as they were.`,
    ],
  }
}

const vaultOf = async (env: Env): Promise<Vault> => openVault(await targetOf(env), env.BACKUP_KEY, { mayBegin: false })

async function targetOf(env: Env): Promise<Target> {
  const target = await openTarget(env)
  if (!target)
    throw new CannotStart('Say where backups are kept: set BACKUP_DIR to a folder, or BACKUP_S3_* to a bucket.')
  return target
}

/** Whether the database knows of a backup. One that is older than the table of backups knows none. */
async function wasBackedUp(env: Env): Promise<boolean> {
  try {
    return (await inDatabase(env, (dialect) => lastRun(dialect, 'backup', 'done'))) !== undefined
  } catch (error) {
    if (noSuchTable.includes(String((error as { code?: unknown }).code))) return false
    throw error
  }
}

/** What SQLite and PostgreSQL (undefined_table) call it. */
const noSuchTable: readonly string[] = ['SQLITE_ERROR', '42P01']

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

/** Does work, and records its outcome in the database, where administrators see it. */
async function recordingOutcome(
  env: Env,
  kind: BackupRun['kind'],
  work: () => Promise<Outcome>,
): Promise<readonly string[]> {
  const startedAt = new Date().toISOString()
  const note = (ended: Pick<BackupRun, 'status' | 'detail' | 'reason'>) =>
    inDatabase(env, (dialect) => noteRun(dialect, { kind, startedAt, finishedAt: new Date().toISOString(), ...ended }))
  let outcome: Outcome
  try {
    outcome = await work()
  } catch (error) {
    const known = asCommandFailed(error, commands[kind])
    // That is no failure: the other one is noted.
    if (known instanceof BackupAtWork) throw known
    const reason = known instanceof Error ? known.message.slice(0, 500) : 'unknown'
    const detail: RunDetail = known instanceof CommandFailed ? { fault: known.fault } : {}
    // The error is thrown even if it cannot be stored.
    await note({ status: 'failed', detail: JSON.stringify(detail), reason }).catch(() => undefined)
    throw known
  }
  const { lines, detail } = outcome
  try {
    await note({ status: 'done', detail: JSON.stringify(detail), reason: null })
    return lines
  } catch (error) {
    return [...lines, `It could not be noted for administrators (${(error as Error).message}).`]
  }
}

/** Works in the database as it is, of whatever schema, beside a server that may be at work. Without one, nothing happens. */
async function inDatabase<T>(env: Env, operation: (dialect: Dialect) => Operation<T>): Promise<T | undefined> {
  if (env.DATABASE_URL !== undefined)
    return asOwner(env.DATABASE_URL, async (client) => {
      const work = operation('postgres')
      let step = work.next()
      while (!step.done) {
        const { rows } = await client.query(step.value.sql, [...step.value.parameters])
        step = work.next(rows)
      }
      return step.value
    })
  const file = databaseFile(env)
  assertPresent(file)
  if (!existsSync(file)) return undefined
  const database = connectSqlite(file)
  try {
    return await database.write(null, () => operation('sqlite'))
  } finally {
    await database.close()
  }
}

/** Of several processes on one folder, one does such work at a time; a backup does not wait for a drill. */
async function locked<T>({ DATA_DIR }: Env, kind: BackupRun['kind'], work: () => Promise<T>): Promise<T> {
  let unlock: () => void
  try {
    unlock = lockFolder(DATA_DIR, kind)
  } catch (error) {
    throw error instanceof FolderBusy ? new BackupAtWork(...error.reasons) : error
  }
  try {
    return await work()
  } finally {
    unlock()
  }
}

/** Of several servers on one PostgreSQL, one does such work at a time. */
async function alone<T>(env: Env, kind: BackupRun['kind'], work: () => Promise<T>): Promise<T> {
  if (env.DATABASE_URL === undefined) return work()
  const refusal = () => new BackupAtWork(`Another ${kind} of the database is at work. Wait until that has ended.`)
  return withAdvisoryLock(env.DATABASE_URL, kind, refusal, work)
}

const commands: Readonly<Record<BackupCommand, Command>> = {
  backup: {
    doing: 'the installation was backed up',
    place: 'the backups',
    safe: 'Nothing was changed in it, and earlier backups are as they were.',
    again: 'run npm run backup again',
  },
  restore: {
    doing: 'a backup was restored',
    place: 'the backup',
    safe: 'The backups are as they were; what was restored so far is not whole.',
    again: 'restore it again into an empty folder and database',
  },
  drill: {
    doing: 'a backup was restored into a throw-away place',
    place: 'the backup',
    safe: 'Neither the installation nor its backups were changed.',
    again: 'run npm run drill again',
  },
}
