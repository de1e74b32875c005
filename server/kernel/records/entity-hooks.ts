import type { Context } from './context.ts'
import type { RecordRow } from './read-row.ts'
import type { Row } from './stored-values.ts'
import type { Operation } from '../../base/db/query.ts'
import type { Action } from '../tables.ts'
import type { Change, ChangeName } from './change.ts'
import type { SavedRecord } from './saved-record.ts'

/** A change to a record. `before` is undefined for a new record, `after` for a purged one. */
export interface Write {
  readonly kind: ChangeName
  /** The action recorded in the revision. */
  readonly action: Action
  readonly before?: RecordRow | undefined
  readonly after?: RecordRow | undefined
}

/** How hooks change other records: `commit` itself, which is passed to them. */
export type Commit = (context: Context, change: Change) => () => Operation<SavedRecord>

/**
 * Behaviour of a single entity that its declaration cannot express, in `server/entities/<name>.ts` or in `hooks/` of its
 * module; `commit` calls it for every kind of change. Rows hold stored values; `rowValues` decodes them.
 */
export interface EntityHooks {
  /**
   * Further columns to write, before anything is validated: `columns` are those that the change sets. For what a declaration
   * cannot derive, because it asks the database or the clock.
   */
  readonly beforeWrite?: (
    context: Context,
    change: Pick<Write, 'kind' | 'before'> & { readonly columns: Row },
  ) => Operation<Row> | Row
  /** Throws if the change is impossible, whoever makes it. Runs before all other validation. */
  readonly validate?: (context: Context, write: Write) => Operation<void> | void
  /** Throws if the caller may not make the change. Not called for the server's own changes. */
  readonly policy?: (context: Context & { readonly by: string }, write: Write) => Operation<void> | void
  /** Makes follow-up changes to other records with `commit`, after the change and in the same transaction. */
  readonly effect?: (context: Context, write: Write, commit: Commit) => Operation<void>
}
