import { z } from 'zod'
import { field } from '../field-kind.ts'
import { faxShape, localPhoneShape, phoneShape } from '../rules/contact.ts'
import { toHalfWidth, toAsciiHyphens, trim, normaliseText } from '../input/normalise-text.ts'

const schema = z.string()

interface PhoneOptions {
  readonly fax?: true
  /** A number in Japan, without a country code. */
  readonly local?: true
  readonly personal?: true
}

/** A telephone or fax number. */
export const phone = ({ fax, local, personal }: PhoneOptions = {}) =>
  field(schema, {
    kind: 'phone',
    storage: 'text',
    rules: [fax ? faxShape() : local ? localPhoneShape() : phoneShape()],
    missingRule: 'required',
    wrongTypeRule: 'text',
    filter: 'text',
    normalise: normaliseText(toHalfWidth, toAsciiHyphens, trim),
    searchText: (value) => `${String(value)} ${String(value).replaceAll('-', '')}`,
    ...(personal && { personal }),
  })
