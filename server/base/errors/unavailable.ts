import { ApiError } from './api-error.ts'

/**
 * The database cannot work at the moment, whatever the request: answered with 503, or 507 if its disk is full. What it
 * was doing was not done, or at least not acknowledged.
 */
export class DatabaseUnavailable extends ApiError {
  /** Read by pages that catch this error while rendering. */
  readonly status: number

  constructor(cause: unknown, status: 503 | 507 = 503) {
    super(status)
    this.status = status
    this.cause = cause
  }
}

/**
 * PostgreSQL errors about the server rather than the statement (postgresql.org/docs/current/errcodes-appendix.html):
 * connection exceptions, insufficient resources, operator intervention, system errors, serialization failures and
 * deadlocks, and a server that has become a read-only standby.
 */
const postgresCodes = /^(?:08...|53...|57...|58...|40001|40P01|55P03|25006)$/

/** The same for SQLite (sqlite.org/rescode.html), including extended codes. */
const sqliteCodes = /^SQLITE_(?:BUSY|LOCKED|IOERR|NOMEM|READONLY|CANTOPEN|PROTOCOL|INTERRUPT)(?:_|$)/

/** Disk full, in both databases. */
const diskFullCodes: ReadonlySet<unknown> = new Set(['SQLITE_FULL', '53100'])

/** Converts an error to DatabaseUnavailable if it is one of these; returns any other unchanged. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return error
  const { code } = (error ?? {}) as { code?: unknown }
  if (diskFullCodes.has(code)) return new DatabaseUnavailable(error, 507)
  return typeof code === 'string' && (postgresCodes.test(code) || sqliteCodes.test(code))
    ? new DatabaseUnavailable(error)
    : error
}

/** No space left for a file (errno(3)). */
const noSpaceCodes: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT'])

/** A failing disk, or one that has become read-only. */
const diskFailureCodes: ReadonlySet<string> = new Set(['EIO', 'EROFS'])

/** The same for files: 507 if a disk is full, 503 if it fails; undefined for any other error. */
export function asDiskError(error: unknown): ApiError | undefined {
  const code = String((error as { readonly code?: unknown } | null)?.code)
  if (noSpaceCodes.has(code)) return Object.assign(new ApiError(507), { cause: error })
  return diskFailureCodes.has(code) ? Object.assign(new ApiError(503), { cause: error }) : undefined
}
