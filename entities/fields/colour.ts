import { z } from 'zod'
import { field } from '../kind.ts'
import { hexColorShape } from '../rules/colours.ts'
import { narrow, trimmed, typed } from '../typing.ts'

/** A colour as #rrggbb. */
export const colour = ({ initially }: { readonly initially?: string } = {}) =>
  field(z.string(), {
    kind: 'colour',
    storage: 'text',
    rules: [hexColorShape()],
    missing: 'selectRequired',
    mistyped: 'hexColor',
    normalise: typed(narrow, trimmed),
    ...(initially && { initially }),
  })
