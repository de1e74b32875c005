import type { Kysely } from 'kysely'
import type { ChangeCounts } from './change-counter.ts'
import type { Operation } from './query.ts'

export type Dialect = 'sqlite' | 'postgres'

/** An answer that is there at once (SQLite) or comes later (PostgreSQL). */
export type MaybePromise<T> = T | Promise<T>

/** Goes on with an answer: at once when it is there, for a turn of the event loop is a good part of a short request. */
export const whenReady = <T, R>(answer: MaybePromise<T>, next: (value: T) => MaybePromise<R>): MaybePromise<R> =>
  answer instanceof Promise ? answer.then(next) : next(answer)

/** The accounts as better-auth wants them: it makes its own queries, each by itself, on the same database. */
export interface AccountsDatabase {
  readonly db: Kysely<never>
  readonly type: Dialect
  /** An asynchronous transaction on SQLite loses what others write meanwhile; its flows guard each step by a condition. */
  readonly transaction: false
  /**
   * Makes a call of better-auth. Where the database was unavailable to it, that is thrown: better-auth would take it for
   * the absence of a session, a failed sign-in or a sign-out that worked.
   */
  call<T>(work: () => Promise<T>): Promise<T>
}

/**
 * The database as the rest of the server sees it. Answers may be there at once or come later, so they are always awaited.
 * An operation is given as a function, for a runner may have to start it again. Throws DatabaseUnavailable while the
 * database cannot do its work.
 */
export interface Database {
  readonly dialect: Dialect
  readonly accounts: AccountsDatabase
  /** Runs queries that change nothing, for this tenant; for none (null), on what belongs to the installation. */
  read<T>(tenant: string | null, operation: () => Operation<T>): MaybePromise<T>
  /**
   * Runs an operation in a transaction, for this tenant; for none (null), on what belongs to the installation. Its answer
   * comes only after the commit. What it throws undoes it alone.
   */
  write<T>(tenant: string | null, operation: () => Operation<T>): Promise<T>
  /** How often the tables of a tenant were written until now, by whichever server. */
  changes(tenant: string): MaybePromise<ChangeCounts>
  /** Calls a listener after every commit on this server that announces something; answers how to end that. */
  onAnnounced(what: string, listener: () => void): () => void
  /**
   * Does work while no other server on this database does work of that name. An embedded database has one server only.
   */
  withLock<T>(name: string, work: () => Promise<T>): Promise<T>
  close(): void | Promise<void>
}
