import { z } from 'zod'
import { field } from '../field-kind.ts'
import { iconPath, knownIconSet } from '../rules/files.ts'
import { maxBytes } from '../rules/text.ts'
import { toHalfWidth, oneLine, normaliseText } from '../text/normalise-text.ts'

const schema = z.string()

/** The collections of icons that are served. */
export const iconSets = ['mdi'] as const

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
    rules: [iconPath(), knownIconSet(iconSets), maxBytes(60)],
    missingRule: 'selectRequired',
    wrongTypeRule: 'iconPath',
    normalise: normaliseText(toHalfWidth, oneLine),
    ...(initially && { initially }),
  })
