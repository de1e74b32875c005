import { z } from 'zod'
import { field } from '../kind.ts'
import { emailShape } from '../rules/contact.ts'
import { maxBytes } from '../rules/text.ts'
import { lowerCase, narrow, trimmed, typed } from '../typing.ts'

interface EmailOptions {
  readonly personal?: true
  /** Kept in lower case, as the addresses that people sign in with are. */
  readonly lower?: true
}

/** An e-mail address, at most 254 bytes (RFC 5321, section 4.5.3.1.3). */
export const email = ({ personal, lower }: EmailOptions = {}) =>
  field(z.string(), {
    kind: 'email',
    storage: 'text',
    rules: [maxBytes(254), emailShape()],
    missing: 'required',
    mistyped: 'text',
    filter: 'text',
    normalise: typed(narrow, trimmed, ...(lower ? [lowerCase] : [])),
    words: String,
    sortable: true,
    caseless: true,
    ...(personal && { personal }),
  })
