import { ApiError } from './api-error.ts'

/**
 * The database cannot do its work at the moment, whatever is asked of it: answered with 503, or with 507 where its disk
 * is full. What it was doing is not done, or at least not acknowledged.
 */
export class DatabaseUnavailable extends ApiError {
  /** Pages read this of what was thrown while they were rendered. */
  readonly status: number

  constructor(cause: unknown, status: 503 | 507 = 503) {
    super(status)
    this.status = status
    this.cause = cause
  }
}

/**
 * What PostgreSQL says of itself rather than of a statement (postgresql.org/docs/current/errcodes-appendix.html):
 * connection exceptions, insufficient resources, operator intervention, system errors, serialization failures and
 * deadlocks, and a server that has become a read-only standby.
 */
const postgresCodes = /^(?:08...|53...|57...|58...|40001|40P01|55P03|25006)$/

/** The same of SQLite (sqlite.org/rescode.html), with its extended codes. */
const sqliteCodes = /^SQLITE_(?:BUSY|LOCKED|IOERR|NOMEM|READONLY|CANTOPEN|PROTOCOL|INTERRUPT)(?:_|$)/

/** No room on the disk, as both of them say it. */
const diskFullCodes: ReadonlySet<unknown> = new Set(['SQLITE_FULL', '53100'])

/** The error, as unavailability where it is that. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return error
  const { code } = (error ?? {}) as { code?: unknown }
  if (diskFullCodes.has(code)) return new DatabaseUnavailable(error, 507)
  return typeof code === 'string' && (postgresCodes.test(code) || sqliteCodes.test(code))
    ? new DatabaseUnavailable(error)
    : error
}

/** No room left for a file (errno(3)). */
const noSpaceCodes: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT'])

/** A disk that fails, or that nobody may write to any more. */
const diskFailureCodes: ReadonlySet<string> = new Set(['EIO', 'EROFS'])

/** The same of files: 507 where a disk is full, 503 where it fails; undefined for every other error. */
export function asDiskError(error: unknown): ApiError | undefined {
  const code = String((error as { readonly code?: unknown } | null)?.code)
  if (noSpaceCodes.has(code)) return Object.assign(new ApiError(507), { cause: error })
  return diskFailureCodes.has(code) ? Object.assign(new ApiError(503), { cause: error }) : undefined
}
