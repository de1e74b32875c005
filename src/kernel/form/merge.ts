import type { Values } from '../../../entities/language/input/body.ts'
import { isSameValue } from './same-value.ts'

/** A field that both sides changed, to different values. */
export interface FieldConflict {
  readonly field: string
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

export interface MergeResult {
  /** The merged values: each side's own changes; where both changed a field, mine until the user chooses. */
  readonly values: Values
  /** The fields that either side changed. */
  readonly touched: readonly string[]
  /** The fields taken from the other side alone. */
  readonly taken: readonly string[]
  readonly clashes: readonly FieldConflict[]
}

/** Three-way merge, field by field, of two changes to one record with the same base. */
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

/** The values after the user chose a side of each conflict; a field without a choice stays mine. */
export const resolveConflicts = (
  { values, clashes }: MergeResult,
  choices: Readonly<Record<string, ConflictChoice>>,
): Values => ({
  ...values,
  ...Object.fromEntries(
    clashes.filter(({ field }) => choices[field] === 'theirs').map(({ field, theirs }) => [field, theirs]),
  ),
})
