import { z } from 'zod'
import { field } from '../kind.ts'
import { emailShape } from '../rules/contact.ts'
import { maxBytes } from '../rules/text.ts'
import { narrow, trimmed, typed } from '../typing.ts'

/** An e-mail address, at most 254 bytes (RFC 5321, section 4.5.3.1.3). */
export const email = ({ personal }: { readonly personal?: true } = {}) =>
  field(z.string(), {
    kind: 'email',
    storage: 'text',
    rules: [maxBytes(254), emailShape()],
    missing: 'required',
    mistyped: 'text',
    normalise: typed(narrow, trimmed),
    words: String,
    sortable: true,
    caseless: true,
    ...(personal && { personal }),
  })
