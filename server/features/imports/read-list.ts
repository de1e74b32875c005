import { listedIn, type Listed } from '../exports/listed.ts'

/** The values of a cell that names several things, whose names may have separators in them. */

/** How many values a name may look like that has separators and no quotes. */
const mostJoined = 6

export interface CellList {
  readonly text: string
  readonly listed: readonly Listed[]
}

/** What a cell lists, at most so many values, each of which may look like several; further signs may separate them. */
export const cellList = (text: string, most: number, furtherSigns = ''): CellList => ({
  text,
  listed: listedIn(text, Math.min(mostJoined * (most + 1), 200), furtherSigns),
})

/** The name from one value to another: the text between them without quotes, or the value itself. */
function nameFrom({ text, listed }: CellList, from: number, to: number): string | undefined {
  if (from === to) return listed[from]!.value
  const joined = listed.slice(from, to + 1)
  return joined.some(({ isQuoted }) => isQuoted) ? undefined : text.slice(joined[0]!.start, joined.at(-1)!.end).trim()
}

/** Every name that a cell may have in it. */
export const possibleNames = (list: CellList): readonly string[] => [
  ...new Set(
    list.listed.flatMap((_, from) =>
      Array.from({ length: Math.min(mostJoined, list.listed.length - from) }, (_, more) =>
        nameFrom(list, from, from + more),
      ).filter((name) => name !== undefined),
    ),
  ),
]

export type Reading =
  | { readonly names: readonly string[] }
  /** What is no name, after the longest names before it. */
  | { readonly unknown: string }
  /** Two ways to read it, of which nobody knows which is meant. */
  | { readonly ways: readonly [readonly string[], readonly string[]] }

/**
 * The names of a cell: each as long as one is known, so that a name with separators is found. A cell of which every name
 * is known in two ways is not guessed at.
 */
export function readList(list: CellList, isKnown: (name: string) => boolean): Reading {
  const { listed } = list
  /** From each value on the ways to the end, the one with the longest names first; no more than two of them. */
  const waysFrom: (readonly (readonly string[])[])[] = []
  waysFrom[listed.length] = [[]]
  for (let from = listed.length - 1; from >= 0; from -= 1) {
    const ways: (readonly string[])[] = []
    for (let to = Math.min(from + mostJoined, listed.length) - 1; to >= from && ways.length < 2; to -= 1) {
      const name = nameFrom(list, from, to)
      if (name !== undefined && isKnown(name)) for (const rest of waysFrom[to + 1]!) ways.push([name, ...rest])
    }
    waysFrom[from] = ways.slice(0, 2)
  }
  const [one, other] = waysFrom[0]!
  if (one && other) return { ways: [one, other] }
  if (one) return { names: one }
  return { unknown: firstUnknown(list, isKnown) }
}

function firstUnknown(list: CellList, isKnown: (name: string) => boolean): string {
  for (let from = 0; from < list.listed.length;) {
    let to = Math.min(from + mostJoined, list.listed.length) - 1
    while (to > from && !isKnown(nameFrom(list, from, to) ?? '')) to -= 1
    if (!isKnown(nameFrom(list, from, to) ?? '')) return list.listed[from]!.value
    from = to + 1
  }
  return list.listed[0]?.value ?? ''
}
