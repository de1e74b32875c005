import type { Kind } from '../../../entities/language/field-kind.ts'

/** What was typed, in the stored form of its kind; a text that has none comes back as the kind leaves it, for the rules to speak about. */
export function parseTypedValue({ storage, normalise }: Kind, text: string): unknown {
  const settled = normalise ? normalise(text) : text
  const digits = storage === 'integer' && typeof settled === 'string' && /^-?[0-9]{1,15}$/.test(settled)
  return digits ? Number(settled) : settled
}
