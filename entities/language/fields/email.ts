import { z } from 'zod'
import { field } from '../field-kind.ts'
import { emailShape } from '../rules/contact.ts'
import { maxBytes } from '../rules/text.ts'
import { toLowerCase, toHalfWidth, oneLine, normaliseText } from '../text/normalise-text.ts'

const schema = z.string()

interface EmailOptions {
  /** Personal data: never kept in the browser, never public; exports of it are recorded. `false` if it is no person's. */
  readonly personal?: boolean
  /** Stored in lower case, like the addresses that people sign in with. */
  readonly lower?: true
}

/**
 * An email address, at most 254 bytes (RFC 5321, section 4.5.3.1.3).
 *
 * @remarks A text box with the email keys on phones. A record shows it as a link to write to.
 * @example email({ personal: true })
 */
export const email = ({ personal, lower }: EmailOptions = {}) =>
  field(schema, {
    kind: 'email',
    storage: 'text',
    rules: [maxBytes(254), emailShape()],
    missingRule: 'required',
    wrongTypeRule: 'text',
    filter: 'text',
    normalise: normaliseText(toHalfWidth, oneLine, ...(lower ? [toLowerCase] : [])),
    searchText: String,
    sortable: true,
    caseInsensitive: true,
    ...(personal !== undefined && { personal }),
  })
