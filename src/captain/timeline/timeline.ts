/** One of the lists that a history is made of, as far as it is loaded: newest first. */
export interface LoadedList<Entry> {
  readonly entries: readonly Entry[]
  /** Whether older ones can be loaded. */
  readonly hasMore: boolean
}

interface Timed {
  readonly at: string
}

/**
 * The entries of several lists in one order, newest first. What is older than what a list has still to load waits until
 * that is there: what is shown never moves.
 */
export function timelineOf<Entry extends Timed>(lists: readonly LoadedList<Entry>[]): readonly Entry[] {
  const end = endOf(lists)
  return lists
    .flatMap(({ entries }) => entries)
    .filter(({ at }) => end === undefined || at >= end)
    .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}

/** Whether a list has to load more before older entries can be shown. */
export const holdsBack = <Entry extends Timed>(list: LoadedList<Entry>, lists: readonly LoadedList<Entry>[]): boolean =>
  list.hasMore && list.entries.at(-1)?.at === endOf(lists)

/** The time down to which all lists are loaded; undefined if they are to their ends. */
function endOf<Entry extends Timed>(lists: readonly LoadedList<Entry>[]): string | undefined {
  const ends = lists.flatMap(({ entries, hasMore }) => (hasMore ? (entries.at(-1)?.at ?? []) : []))
  return ends.toSorted().at(-1)
}
