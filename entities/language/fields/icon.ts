import { z } from 'zod'
import { field } from '../field-kind.ts'
import { iconPath, knownIconSet } from '../rules/files.ts'
import { maxBytes } from '../rules/text.ts'
import { toHalfWidth, oneLine, normaliseText } from '../input/normalise-text.ts'

const schema = z.string()

/** An icon by name, as `set:name`. */
export const icon = ({ initially }: { readonly initially?: string } = {}) =>
  field(schema, {
    kind: 'icon',
    storage: 'text',
    rules: [iconPath(), knownIconSet(), maxBytes(60)],
    missingRule: 'selectRequired',
    wrongTypeRule: 'iconPath',
    normalise: normaliseText(toHalfWidth, oneLine),
    ...(initially && { initially }),
  })
