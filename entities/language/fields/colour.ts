import { z } from 'zod'
import { field } from '../field-kind.ts'
import { hexColorShape } from '../rules/colours.ts'
import { toHalfWidth, oneLine, normaliseText } from '../text/normalise-text.ts'

const schema = z.string()

interface ColourOptions {
  /** The colour that a new record has. */
  readonly initially?: string
}

/**
 * A colour as #rrggbb.
 *
 * @remarks The colour picker of the browser beside a text box. Lists show a swatch and the code.
 * @example colour({ initially: '#2B5A6B' })
 */
export const colour = ({ initially }: ColourOptions = {}) =>
  field(schema, {
    kind: 'colour',
    storage: 'text',
    rules: [hexColorShape()],
    missingRule: 'selectRequired',
    wrongTypeRule: 'hexColor',
    normalise: normaliseText(toHalfWidth, oneLine),
    ...(initially && { initially }),
  })
