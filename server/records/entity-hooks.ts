import type { Context } from './context.ts'
import type { RecordRow } from './read-row.ts'
import type { Operation } from '../db/query.ts'
import type { Action } from '../db/tables.ts'
import type { Change, ChangeName } from './change.ts'
import type { Saved } from './saved.ts'

/** What a change does to a record: what the record was, unless it is new, and what it becomes, unless it goes for good. */
export interface Write {
  readonly kind: ChangeName
  /** What its revision says was done. */
  readonly action: Action
  readonly before?: RecordRow | undefined
  readonly after?: RecordRow | undefined
}

/** How hooks change records: the pipeline itself, which hands itself on to them. */
export type Commit = (context: Context, change: Change) => () => Operation<Saved>

/**
 * What only one entity does and its declaration cannot say. Stands in `server/entities/<name>.ts` and is asked by
 * `commit`, at every kind of change. Rows are as the database keeps them; `valuesOf` reads them.
 */
export interface EntityHooks {
  /** Refuses what is not possible, whoever asks, before anything else of the change is validated. */
  readonly validate?: (context: Context, write: Write) => void
  /** Refuses what this caller may not do. The server's own work is asked nothing. */
  readonly policy?: (context: Context & { readonly by: string }, write: Write) => Operation<void> | void
  /** Does what follows in other records, after the change and in its transaction; `commit` writes them. */
  readonly effect?: (context: Context, write: Write, commit: Commit) => Operation<void>
}
