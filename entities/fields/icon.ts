import { z } from 'zod'
import { field } from '../kind.ts'
import { iconPath } from '../rules/files.ts'
import { maxBytes } from '../rules/text.ts'
import { narrow, trimmed, typed } from '../typing.ts'

/** An icon by name, as `set:name`. */
export const icon = ({ initially }: { readonly initially?: string } = {}) =>
  field(z.string(), {
    kind: 'icon',
    storage: 'text',
    rules: [iconPath(), maxBytes(60)],
    missing: 'selectRequired',
    mistyped: 'iconPath',
    normalise: typed(narrow, trimmed),
    ...(initially && { initially }),
  })
