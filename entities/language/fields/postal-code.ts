import { z } from 'zod'
import { field } from '../field-kind.ts'
import { postalCodeShape } from '../rules/contact.ts'
import { toHalfWidth, toAsciiHyphens, oneLine, normaliseText } from '../text/normalise-text.ts'

const schema = z.string()

/** The postal mark is written before the digits, and belongs to the form that is shown. */
const withoutMark = (text: string): string => text.replace(/^〒\s*/, '')
const withoutHyphen = (text: string): string => (/^[0-9]{3}-[0-9]{4}$/.test(text) ? text.replace('-', '') : text)

/** The fields of the same entity that a postal code says something about, which forms fill in. */
interface PostalCodeOptions {
  /** The field with the prefecture, a choice of their codes (JIS X 0401). Without one, the address begins with it. */
  readonly prefecture?: string
  /** The text with the address, which is filled in from the code. */
  readonly address?: string
}

/**
 * A Japanese postal code, stored as seven digits and shown as 123-4567.
 *
 * @remarks A text box with the number keys on phones. It fills in the address.
 * @example postalCode({ prefecture: 'prefecture', address: 'address' })
 */
export const postalCode = ({ prefecture, address }: PostalCodeOptions = {}) =>
  field(schema, {
    kind: 'postal-code',
    storage: 'text',
    rules: [postalCodeShape()],
    missingRule: 'required',
    wrongTypeRule: 'text',
    filter: 'text',
    normalise: normaliseText(toHalfWidth, toAsciiHyphens, oneLine, withoutMark, withoutHyphen),
    searchText: String,
    ...(address !== undefined && { placeOf: { address, ...(prefecture !== undefined && { prefecture }) } }),
  })
