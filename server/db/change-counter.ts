import type { Outcome, Query } from './query.ts'

/**
 * How often each table was written for one tenant, from the table `change_counter`. Runners raise the count of every
 * table that a transaction wrote in that transaction, so whoever reads a count after a write was answered reads it
 * raised, on whichever server of the database. A table that was never written has none.
 */
export type ChangeCounts = ReadonlyMap<string, number>

export interface ChangeRow {
  readonly entity: string
  readonly count: number
}

export const changeCountsFrom = (rows: readonly ChangeRow[]): ChangeCounts =>
  new Map(rows.map(({ entity, count }) => [entity, count]))

/** The counts of some tables as a text, which is another as soon as one of them was written. */
export const changeStamp = (changes: ChangeCounts, tables: Iterable<string>): string =>
  [...tables].map((table) => `${table} ${changes.get(table) ?? 0}`).join()

/** What follows from a transaction once it is committed: which tables it wrote, and what it announces. */
export interface Effects {
  readonly written: Set<string>
  readonly announced: Set<string>
}

export const noEffects = (): Effects => ({ written: new Set(), announced: new Set() })

/** For runners: notes the table that a query wrote, if it changed a row, and what it announces. */
export function noteEffects({ written, announced }: Effects, { writes, announces }: Query, outcome: Outcome): void {
  if ((typeof outcome === 'number' ? outcome : outcome.length) === 0) return
  if (writes !== undefined) written.add(writes)
  if (announces !== undefined) announced.add(announces)
}

/** Who is told what was committed on this server. */
export function announcements() {
  const listeners = new Map<string, Set<() => void>>()
  return {
    onAnnounced(what: string, listener: () => void): () => void {
      const known = listeners.get(what) ?? new Set()
      listeners.set(what, known.add(listener))
      return () => void known.delete(listener)
    },
    announce(announced: Iterable<string>): void {
      for (const what of announced) for (const listener of listeners.get(what) ?? []) listener()
    },
  }
}
