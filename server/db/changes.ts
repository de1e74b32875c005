import type { Outcome, Query } from './query.ts'

/**
 * How often each table was written for one tenant, from the table `change_counter`. Runners raise the count of every
 * table that a transaction wrote in that transaction, so whoever reads a count after a write was answered reads it
 * raised, on whichever server of the database. A table that was never written has none.
 */
export type Changes = ReadonlyMap<string, number>

export interface ChangeRow {
  readonly entity: string
  readonly count: number
}

export const changesFrom = (rows: readonly ChangeRow[]): Changes =>
  new Map(rows.map(({ entity, count }) => [entity, count]))

/** The counts of some tables as a text, which is another as soon as one of them was written. */
export const stampOf = (changes: Changes, tables: Iterable<string>): string =>
  [...tables].map((table) => `${table} ${changes.get(table) ?? 0}`).join()

/** For runners: notes the table that a query wrote, if it changed a row. */
export function noteWritten(written: Set<string>, { writes }: Query, outcome: Outcome): void {
  if (writes !== undefined && (typeof outcome === 'number' ? outcome : outcome.length) > 0) written.add(writes)
}
