import { z } from 'zod'
import { field } from '../field-kind.ts'
import { iconPath, knownIconSet } from '../rules/files.ts'
import { maxBytes } from '../rules/text.ts'
import { toHalfWidth, oneLine, normaliseText } from '../input/normalise-text.ts'

const schema = z.string()

interface IconOptions {
  /** The icon that a new record has. */
  readonly initially?: string
}

/**
 * An icon by name, as `set:name`.
 *
 * @remarks A text box that shows the icon as soon as its name is known.
 * @example icon({ initially: 'mdi:folder' })
 */
export const icon = ({ initially }: IconOptions = {}) =>
  field(schema, {
    kind: 'icon',
    storage: 'text',
    rules: [iconPath(), knownIconSet(), maxBytes(60)],
    missingRule: 'selectRequired',
    wrongTypeRule: 'iconPath',
    normalise: normaliseText(toHalfWidth, oneLine),
    ...(initially && { initially }),
  })
