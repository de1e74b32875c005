import type { Kind } from '../../../entities/language/field-kind.ts'

/**
 * Parses typed text into the kind's stored form. Unparsable text is returned as the kind normalises it, for validation
 * to report.
 */
export function parseTypedValue({ storage, normalise }: Kind, text: string): unknown {
  const settled = normalise ? normalise(text) : text
  const digits = storage === 'integer' && typeof settled === 'string' && /^-?[0-9]{1,15}$/.test(settled)
  return digits ? Number(settled) : settled
}
