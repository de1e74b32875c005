import type { Outcome, Query } from './query.ts'

/**
 * How often each table was written for a tenant, from the table `change_counter`. Runners increment the counts in the
 * transaction that wrote the tables, so anyone reading a count after a write was confirmed sees the new value, on
 * whichever server of the database. A table that has never been written has no entry.
 */
export type ChangeCounts = ReadonlyMap<string, number>

/** What stands in place of a table beside a count that leaps at each start of a server. */
export const starts = '(started)'

export interface ChangeRow {
  readonly entity: string
  readonly count: number
}

export const changeCountsFrom = (rows: readonly ChangeRow[]): ChangeCounts =>
  new Map(rows.map(({ entity, count }) => [entity, count]))

/** The counts of some tables as a text, which changes whenever one of them is written. */
export const changeStamp = (changes: ChangeCounts, tables: Iterable<string>): string =>
  [...tables].map((table) => `${table} ${changes.get(table) ?? 0}`).join()

/** The effects of a transaction once committed: the tables it wrote, and its announcements. */
export interface Effects {
  readonly written: Set<string>
  readonly announced: Set<string>
}

export const noEffects = (): Effects => ({ written: new Set(), announced: new Set() })

/** For runners: records the table that a query wrote, if it changed a row, and its announcement. */
export function noteEffects({ written, announced }: Effects, { writes, announces }: Query, outcome: Outcome): void {
  if ((typeof outcome === 'number' ? outcome : outcome.length) === 0) return
  if (writes !== undefined) written.add(writes)
  if (announces !== undefined) announced.add(announces)
}

/** For runners: the effects at the start of each open part of a transaction, to return to when it is rolled back. */
export function partTracker(effects: Effects, deferred: Query[]) {
  const starts: { readonly effects: Effects; readonly deferred: number }[] = []
  return ({ savepoint }: Query): void => {
    if (savepoint === 'begin')
      starts.push({
        effects: { written: new Set(effects.written), announced: new Set(effects.announced) },
        deferred: deferred.length,
      })
    if (savepoint === 'rollback') {
      const start = starts.at(-1)!
      deferred.length = start.deferred
      for (const kind of ['written', 'announced'] as const)
        for (const each of effects[kind]) if (!start.effects[kind].has(each)) effects[kind].delete(each)
    }
    if (savepoint === 'release') starts.pop()
  }
}

/** Listeners for commits on this server. */
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
