import { v7 as uuid } from 'uuid'
import type { Dialect } from '../../base/db/database.ts'
import { first, run, type Operation } from '../../base/db/query.ts'
import { installation } from '../../base/db/scope.ts'
import { statement } from '../../base/db/statement.ts'
import type { CommandFault } from '../lifecycle/failed-command.ts'
import { isAhead, latest } from './ahead.ts'

/** What became of a backup, or of a drill that restores one. */
export interface BackupRunRow {
  id: string
  kind: 'backup' | 'drill'
  status: 'done' | 'failed'
  startedAt: string
  finishedAt: string
  /** JSON: the name of the backup, and how much is in it. */
  detail: string
  /** Why it failed, in English: for whoever runs the server. */
  reason: string | null
}

declare module '../../base/db/tables.ts' {
  interface InstallationTables {
    backup_run: BackupRunRow
  }
}

/** What is noted of a run. */
export type BackupRun = Omit<BackupRunRow, 'id'>

/** What is noted of a run; earlier versions noted less. */
export interface RunDetail {
  /** The name of the backup. */
  readonly backup?: string
  /** When a backup that was drilled was made. */
  readonly takenAt?: string
  /** How large the database and the files are together, and how much of that was newly stored, in bytes. */
  readonly size?: number
  readonly stored?: number
  readonly files?: number
  readonly rows?: number
  /** How many files the database names and no storage had, and how many of them the backup before did not miss. */
  readonly missing?: number
  readonly lost?: number
  /** Of one that failed: what a disk, the database or the network did. */
  readonly fault?: CommandFault
}

export const detailOf = ({ detail }: Pick<BackupRun, 'detail'>): RunDetail => JSON.parse(detail) as RunDetail

/** How long runs are kept, in milliseconds. */
const keptFor = 90 * 86_400_000

/** Notes what became of a backup or a drill, and after one that succeeded forgets what was noted long ago. */
export function* noteRun(dialect: Dialect, noted: BackupRun): Operation<void> {
  const db = installation(dialect)
  yield* run(statement(db.insertInto('backup_run').values({ id: uuid(), ...noted }))({}))
  if (noted.status === 'failed') return
  const before = new Date(Date.parse(noted.finishedAt) - keptFor).toISOString()
  yield* run(statement(db.deleteFrom('backup_run').where('kind', '=', noted.kind).where('finishedAt', '<', before))({}))
}

/**
 * The last run of a kind, and with `status` the last that ended so. One that a clock noted which was ahead is the last
 * only if there is no other.
 */
export function* lastRun(
  dialect: Dialect,
  kind: BackupRun['kind'],
  status?: BackupRun['status'],
): Operation<BackupRunRow | undefined> {
  return yield* first(
    statement(
      installation(dialect)
        .selectFrom('backup_run')
        .selectAll()
        .where('kind', '=', kind)
        .$if(status !== undefined, (query) => query.where('status', '=', status!))
        .orderBy((eb) => eb('startedAt', '>', latest().toISOString()))
        .orderBy('finishedAt', 'desc')
        .limit(1),
    )({}),
  )
}

/**
 * Whether what is done every so many milliseconds should have been done again long ago. One may take its time; what was
 * never done is late, and what was done ahead of the clock, of which nobody knows when that was.
 */
export const isLate = (finishedAt: string | null | undefined, every: number): boolean =>
  !finishedAt || isAhead(new Date(finishedAt)) || Date.now() - Date.parse(finishedAt) > 2 * every
