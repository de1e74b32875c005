import type { Kysely } from 'kysely'
import type { ChangeCounts } from './change-counter.ts'
import type { Operation } from './query.ts'

export type Dialect = 'sqlite' | 'postgres'

/** A value available immediately (SQLite) or later (PostgreSQL). */
export type MaybePromise<T> = T | Promise<T>

/**
 * Continues with a value, synchronously if it is available: a turn of the event loop is a significant part of a short
 * request.
 */
export const whenReady = <T, R>(answer: MaybePromise<T>, next: (value: T) => MaybePromise<R>): MaybePromise<R> =>
  answer instanceof Promise ? answer.then(next) : next(answer)

/** The accounts for better-auth, which runs its own queries, each separately, on the same database. */
export interface AccountsDatabase {
  readonly db: Kysely<never>
  readonly type: Dialect
  /**
   * An asynchronous transaction on SQLite would lose what others write in the meantime, so better-auth's flows guard
   * each step with a condition instead.
   */
  readonly transaction: false
  /**
   * Calls better-auth. If the database was unavailable during the call, throws that error; better-auth would treat it
   * as a missing session, a failed sign-in or a successful sign-out.
   */
  call<T>(work: () => Promise<T>): Promise<T>
}

export interface ReadOptions {
  /**
   * Whether what this costs grows with the number of records there are, not only with what is asked for: on SQLite, where
   * everybody waits for a read, another thread does it. PostgreSQL, another process anyway, plans it for what is asked.
   */
  readonly mayTakeLong?: boolean
  /** Whether it is read for the public: a tenant's site and its staff take turns, too, where reads wait. */
  readonly forPublic?: boolean
  /**
   * Nobody waits for the read any more once it aborts: it then ends with the signal's reason, at the latest before its
   * next query. PostgreSQL is asked to cancel the statement that runs; one of SQLite runs to its end.
   */
  readonly signal?: AbortSignal | undefined
}

export interface WriteOptions {
  /**
   * Whoever writes this looks at what is there and does the rest, so that a power failure may take the last of it
   * away, as a whole: on SQLite, where everybody waits for the disk, nobody waits for it. A server that is killed loses
   * nothing, and whatever else is written later keeps this, too.
   */
  readonly isRepeated?: boolean
}

/** Reading the clock twice would be a noticeable part of the shortest statements, so not every one is timed. */
export const statementsPerSample = 8

/** How the database is used at this moment. */
export interface DatabaseLoad {
  /** Writes, and reads, that wait for their turn. */
  readonly waiting: number
  readonly connections: number
  /** How many of the connections do nothing. */
  readonly idle: number
}

/**
 * The database as seen by the rest of the server. Results may be synchronous or asynchronous, so always await them.
 * Operations are passed as functions because a runner may have to restart them. Throws DatabaseUnavailable while the
 * database cannot work.
 */
export interface Database {
  readonly dialect: Dialect
  readonly accounts: AccountsDatabase
  /** Runs read-only queries for this tenant, or, with null, on installation tables. */
  read<T>(tenant: string | null, operation: () => Operation<T>, options?: ReadOptions): MaybePromise<T>
  /**
   * Reads installation tables to find out whether the database works: on PostgreSQL by a connection of its own, so that a
   * server whose connections are all busy does not pass for one without a database.
   */
  probe<T>(operation: () => Operation<T>): MaybePromise<T>
  /**
   * Runs an operation in a transaction for this tenant, or, with null, on installation tables. Resolves after the
   * commit. An error rolls back only this operation.
   */
  write<T>(tenant: string | null, operation: () => Operation<T>, options?: WriteOptions): Promise<T>
  /**
   * How many rows this server has changed so far. Only of a database that no other server works on, and that answers this
   * without looking at the file.
   */
  changedRows?(): number
  /** How often each of the tenant's tables has been written so far, by any server. */
  changes(tenant: string): MaybePromise<ChangeCounts>
  /** Calls a listener after every commit on this server that announces `what`; returns a function that unsubscribes. */
  onAnnounced(what: string, listener: () => void): () => void
  /**
   * Calls a listener after one of `statementsPerSample` statements with the seconds it took. Until it is called, nothing
   * is measured.
   */
  watchStatements(listener: (seconds: number) => void): void
  load(): DatabaseLoad
  /**
   * Does work while no other server on this database does work under the same name. An embedded database has only one
   * server.
   */
  withLock<T>(name: string, work: () => Promise<T>): Promise<T>
  close(): void | Promise<void>
}
