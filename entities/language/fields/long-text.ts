import { z } from 'zod'
import { field } from '../field-kind.ts'
import { maxFullWidth, nonBlank } from '../rules/text.ts'
import { normaliseLineEnds, trim, normaliseText } from '../input/normalise-text.ts'

/** Multi-line text of at most `max` characters. */
export const longText = ({ max, personal }: { readonly max: number; readonly personal?: true }) =>
  field(z.string(), {
    kind: 'long-text',
    storage: 'text',
    rules: [nonBlank(), maxFullWidth(max)],
    missingRule: 'required',
    wrongTypeRule: 'text',
    heavy: true,
    normalise: normaliseText(normaliseLineEnds, trim),
    searchText: String,
    ...(personal && { personal }),
  })
