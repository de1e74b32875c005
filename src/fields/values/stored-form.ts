import type { Field } from '../../../entities/language/entity.ts'

/**
 * How typed text will be saved, as the form then shows it: `０９０ー１２３４` as `090-1234`. Undefined if nothing but spaces
 * around it will differ, or if it is no value of the field.
 */
export function storedForm(
  { normalise }: Pick<Field, 'normalise'>,
  typed: string,
  read: (text: string) => unknown,
  show: (value: unknown) => string,
): string | undefined {
  const stored = normalise?.(read(typed))
  if ((typeof stored !== 'string' && typeof stored !== 'number') || stored === '') return undefined
  const shown = show(stored)
  // What differs from what is shown of the typed text only by its marks (a postal code's hyphen) stays as it was typed.
  return shown === typed.trim() || String(stored) === typed.trim() ? undefined : shown
}
