import type { Values } from '../../../../entities/language/input/body.ts'
import { isSameValue } from '../session/same-value.ts'

/** A field that two people changed, each to another value. */
export interface FieldConflict {
  readonly field: string
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

export interface MergeResult {
  /** The fields merged: mine where only I touched it, theirs where only they did; mine where both did, until chosen. */
  readonly values: Values
  /** The fields that either side changed. */
  readonly touched: readonly string[]
  /** The fields that came from the other side alone. */
  readonly taken: readonly string[]
  readonly clashes: readonly FieldConflict[]
}

/** Merges two changes of one record that started from the same base, field by field. */
export function mergeChanges(names: readonly string[], base: Values, mine: Values, theirs: Values): MergeResult {
  const values: Record<string, unknown> = {}
  const touched: string[] = []
  const taken: string[] = []
  const clashes: FieldConflict[] = []
  for (const field of names) {
    const iTouched = !isSameValue(base[field], mine[field])
    const theyTouched = !isSameValue(base[field], theirs[field])
    values[field] = iTouched ? mine[field] : theirs[field]
    if (iTouched || theyTouched) touched.push(field)
    if (theyTouched && !iTouched) taken.push(field)
    if (theyTouched && iTouched && !isSameValue(mine[field], theirs[field])) {
      clashes.push({ field, base: base[field], mine: mine[field], theirs: theirs[field] })
    }
  }
  return { values, touched, taken, clashes }
}

export type ConflictChoice = 'mine' | 'theirs'

/** The values after a person has chosen a side at each clash; a field without a choice stays mine. */
export const resolveConflicts = (
  { values, clashes }: MergeResult,
  choices: Readonly<Record<string, ConflictChoice>>,
): Values => ({
  ...values,
  ...Object.fromEntries(
    clashes.filter(({ field }) => choices[field] === 'theirs').map(({ field, theirs }) => [field, theirs]),
  ),
})
