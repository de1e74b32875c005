import { z } from 'zod'
import { field } from '../field-kind.ts'
import { maxFullWidth, nonBlank } from '../rules/text.ts'
import { manyLines, normaliseText } from '../input/normalise-text.ts'

const schema = z.string()

interface LongTextOptions {
  readonly max: number
  readonly initially?: string
  readonly personal?: true
}

/** Multi-line text of at most `max` characters. */
export const longText = ({ max, initially, personal }: LongTextOptions) =>
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
  })
