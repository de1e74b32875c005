import type { ComponentType } from 'react'
import type { Values } from '../../../entities/language/input/body.ts'
import type { ReferencedRecords } from '../../../entities/language/input/derive.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'

/** A row of a table of children: a record, or one that is not saved yet. */
export interface ChildRow {
  /** Distinguishes rows also before they have an id. */
  readonly key: string
  readonly id?: string | undefined
  readonly version?: number | undefined
  /** The fields that the table shows. */
  readonly values: Values
  /** What a row that copies another one has besides. */
  readonly besides?: Values | undefined
}

/**
 * The children that stand as tables in the form of their parent and are saved with it. In the values of the form, the rows of
 * each stand under the name of its entity; null where there are too many to show.
 */
export interface ChildTables {
  readonly names: readonly string[]
  readonly Table: ComponentType<{ readonly name: string }>
  /** The rows of all tables of a record, by name. */
  read(id: string): Promise<Values>
  /** The same as rows of a new record, without what is each one’s own. */
  readCopies(id: string): Promise<Values>
  /** What follows from the values of a row of a table, by field: shown, and calculated again by the server. */
  derived(name: string, row: ChildRow, referenced: ReferencedRecords): Values
  /** What the server would reject; an issue's path is that in the body: the table, the place of the row, the field. */
  faults(values: Values, base: Values): readonly Issue[]
  /** What is sent of the tables that changed, by name. A row stands at the place that it has in the table. */
  body(values: Values, base: Values): Values
  /** The rows after a save that answered a body; undefined if the answer does not tell. */
  saved(body: Values, sent: Values, base: Values, answer: Values): Values | undefined
  /** Merges rows that both sides changed since the base, field by field. */
  merge(base: Values, mine: Values, theirs: Values): Values
  /** What of a form's values the browser may store: no personal data. */
  storable(values: Values): Values
  /** Whether one of the tables shows personal data. */
  isPersonal(name: string): boolean
  /** The message of an issue at a row's field; `inSummary` says which row it is. */
  words(issue: Issue, inSummary?: boolean): string
}
