import { ApiError } from '../errors.ts'

/**
 * The database cannot do its work at the moment, whatever is asked of it: answered with 503. What it was doing is not
 * done, or at least not acknowledged.
 */
export class DatabaseUnavailable extends ApiError {
  /** Pages read this of what was thrown while they were rendered. */
  readonly status = 503

  constructor(cause: unknown) {
    super(503)
    this.cause = cause
  }
}

/**
 * What PostgreSQL says of itself rather than of a statement (postgresql.org/docs/current/errcodes-appendix.html):
 * connection exceptions, insufficient resources, operator intervention, system errors, serialization failures and
 * deadlocks, and a server that has become a read-only standby.
 */
const postgres = /^(?:08...|53...|57...|58...|40001|40P01|55P03|25006)$/

/** The same of SQLite (sqlite.org/rescode.html), with its extended codes. */
const sqlite = /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|NOMEM|READONLY|CANTOPEN|PROTOCOL|INTERRUPT)(?:_|$)/

/** The error, as unavailability where it is that. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return error
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && (postgres.test(code) || sqlite.test(code)) ? new DatabaseUnavailable(error) : error
}
