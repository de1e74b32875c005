/**
 * How much a record wants somebody's attention, the most urgent first: something is late, somebody waits, something
 * will be due, something is about to happen, something could be better.
 */
export const severities = ['late', 'waiting', 'soon', 'planned', 'unfinished'] as const
export type Severity = (typeof severities)[number]

/** A condition of records that people look after: a number on their board, and the filter of the list it opens. */
export interface Attention {
  readonly severity: Severity
  /** As in the address and the API of a list. */
  readonly filter: Readonly<Record<string, unknown>>
}
