import { z } from 'zod'
import { field } from '../field-kind.ts'
import { faxShape, localPhoneShape, phoneShape } from '../rules/contact.ts'
import { toHalfWidth, toAsciiHyphens, oneLine, normaliseText } from '../text/normalise-text.ts'

const schema = z.string()

/**
 * (03)1234-5678, 03 1234 5678 and 03.1234.5678 with hyphens, and +81 (0)3-1234-5678 without the zero that is dialled only
 * in Japan. A text that has anything else in it stays.
 */
const withHyphens = (text: string): string =>
  /^[+(]?[0-9][0-9 ().-]*$/.test(text)
    ? text
        .replace(/^(\+[0-9]{1,3})[ -]*\(0\)/, '$1-')
        .replace(/[ ().-]+/g, '-')
        .replace(/^-|-$/g, '')
    : text

/**
 * A number in Japan as the specification writes local ones, which end in four digits: +81 3-1234-5678 as 03-1234-5678,
 * and 0120-123-456 as 0120-12-3456, which dials the same.
 */
const asLocal = (text: string): string =>
  text.replace(/^\+81-?0?/, '0').replace(/^(0[0-9]{3})-([0-9]{2})([0-9])-([0-9]{3})$/, '$1-$2-$3$4')

interface PhoneOptions {
  /** A fax number: its rule is `fax` in place of `phone`. */
  readonly fax?: true
  /** A number in Japan, without a country code. */
  readonly local?: true
  /** Personal data: never kept in the browser, never public; exports of it are recorded. `false` if it is no person's. */
  readonly personal?: boolean
}

/**
 * A telephone or fax number.
 *
 * @remarks A text box with the telephone keys on phones. A record shows a link that dials.
 * @example phone({ local: true, personal: true })
 */
export const phone = ({ fax, local, personal }: PhoneOptions = {}) =>
  field(schema, {
    kind: 'phone',
    storage: 'text',
    rules: [fax ? faxShape() : local ? localPhoneShape() : phoneShape()],
    missingRule: 'required',
    wrongTypeRule: 'text',
    filter: 'text',
    normalise: normaliseText(toHalfWidth, toAsciiHyphens, oneLine, withHyphens, ...(local ? [asLocal] : [])),
    searchText: String,
    ...(personal !== undefined && { personal }),
  })
