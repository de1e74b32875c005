import type { Values } from '../../../entities/language/input/body.ts'

/**
 * Whether two values look the same to a user: undefined, null and blank text are equal; objects are compared deeply.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (isBlank(a) && isBlank(b))) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => isSameValue((a as Values)[key], (b as Values)[key]))
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''

/** The names of the given fields that differ between two states of a record. */
export const changedFields = (names: readonly string[], before: Values, after: Values): readonly string[] =>
  names.filter((name) => !isSameValue(before[name], after[name]))
