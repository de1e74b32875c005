import { z } from 'zod'
import { field } from '../kind.ts'
import { maxFullWidth, nonBlank } from '../rules/text.ts'
import { plainLineEnds, trimmed, typed } from '../typing.ts'

/** Text of several lines, at most `max` characters. */
export const longText = ({ max, personal }: { readonly max: number; readonly personal?: true }) =>
  field(z.string(), {
    kind: 'long-text',
    storage: 'text',
    rules: [nonBlank(), maxFullWidth(max)],
    missing: 'required',
    mistyped: 'text',
    heavy: true,
    normalise: typed(plainLineEnds, trimmed),
    words: String,
    ...(personal && { personal }),
  })
