import { z } from 'zod'
import { field } from '../field-kind.ts'
import { hexColorShape } from '../rules/colours.ts'
import { toHalfWidth, oneLine, normaliseText } from '../input/normalise-text.ts'

const schema = z.string()

/** A colour as #rrggbb. */
export const colour = ({ initially }: { readonly initially?: string } = {}) =>
  field(schema, {
    kind: 'colour',
    storage: 'text',
    rules: [hexColorShape()],
    missingRule: 'selectRequired',
    wrongTypeRule: 'hexColor',
    normalise: normaliseText(toHalfWidth, oneLine),
    ...(initially && { initially }),
  })
