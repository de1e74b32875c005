import type { Values } from '../../../entities/body.ts'
import { same } from './same.ts'

/** A field that two people changed, each to another value. */
export interface Clash {
  readonly field: string
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

export interface Merge {
  /** The fields merged: mine where only I touched it, theirs where only they did; mine where both did, until chosen. */
  readonly values: Values
  /** The fields that either side changed. */
  readonly touched: readonly string[]
  /** The fields that came from the other side alone. */
  readonly taken: readonly string[]
  readonly clashes: readonly Clash[]
}

/** Merges two changes of one record that started from the same base, field by field. */
export function merge(names: readonly string[], base: Values, mine: Values, theirs: Values): Merge {
  const values: Record<string, unknown> = {}
  const touched: string[] = []
  const taken: string[] = []
  const clashes: Clash[] = []
  for (const field of names) {
    const iTouched = !same(base[field], mine[field])
    const theyTouched = !same(base[field], theirs[field])
    values[field] = iTouched ? mine[field] : theirs[field]
    if (iTouched || theyTouched) touched.push(field)
    if (theyTouched && !iTouched) taken.push(field)
    if (theyTouched && iTouched && !same(mine[field], theirs[field])) {
      clashes.push({ field, base: base[field], mine: mine[field], theirs: theirs[field] })
    }
  }
  return { values, touched, taken, clashes }
}

export type Choice = 'mine' | 'theirs'

/** The values after a person has chosen a side at each clash; a field without a choice stays mine. */
export const settle = ({ values, clashes }: Merge, choices: Readonly<Record<string, Choice>>): Values => ({
  ...values,
  ...Object.fromEntries(
    clashes.filter(({ field }) => choices[field] === 'theirs').map(({ field, theirs }) => [field, theirs]),
  ),
})
