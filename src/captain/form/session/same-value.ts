import type { Values } from '../../../../entities/language/input/body.ts'

/** Whether two values are the same to a reader: nothing, null and blank text are one; parts are compared in depth. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (isBlank(a) && isBlank(b))) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => isSameValue((a as Values)[key], (b as Values)[key]))
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''

/** The fields, of those named, that differ between two states of a record. */
export const changedFields = (names: readonly string[], before: Values, after: Values): readonly string[] =>
  names.filter((name) => !isSameValue(before[name], after[name]))
