import { z } from 'zod'
import { field } from '../field-kind.ts'
import { maxFullWidth, nonBlank } from '../rules/text.ts'
import { manyLines, normaliseText } from '../text/normalise-text.ts'

const schema = z.string()

interface LongTextOptions {
  /** How long it may be, in characters (code points). */
  readonly max: number
  /** The text that a new record has. */
  readonly initially?: string
  /** Personal data: never kept in the browser, never public; exports of it are recorded. */
  readonly personal?: true
}

/**
 * Several lines of plain text.
 *
 * @remarks A box of three lines that grows. Lists show the first line.
 * @example longText({ max: 400 })
 */
export const longText = ({ max, initially, personal }: LongTextOptions): z.ZodString =>
  field(schema, {
    kind: 'long-text',
    storage: 'text',
    rules: [nonBlank(), maxFullWidth(max)],
    missingRule: 'required',
    wrongTypeRule: 'text',
    heavy: true,
    normalise: normaliseText(manyLines),
    searchText: String,
    ...(initially && { initially }),
    ...(personal && { personal }),
    // English needs up to three times the characters for as much.
    english: () => longText({ max: max * 3, ...(personal && { personal }) }).optional(),
  })
