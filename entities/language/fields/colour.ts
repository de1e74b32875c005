import { z } from 'zod'
import { field } from '../field-kind.ts'
import { hexColorShape } from '../rules/colours.ts'
import { toHalfWidth, trim, normaliseText } from '../input/normalise-text.ts'

/** A colour as #rrggbb. */
export const colour = ({ initially }: { readonly initially?: string } = {}) =>
  field(z.string(), {
    kind: 'colour',
    storage: 'text',
    rules: [hexColorShape()],
    missingRule: 'selectRequired',
    wrongTypeRule: 'hexColor',
    normalise: normaliseText(toHalfWidth, trim),
    ...(initially && { initially }),
  })
