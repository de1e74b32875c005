import { z } from 'zod'
import { field } from '../kind.ts'
import { postalCodeShape } from '../rules/contact.ts'
import { narrow, plainHyphens, trimmed, typed } from '../typing.ts'

const withoutHyphen = (text: string): string => (/^[0-9]{3}-[0-9]{4}$/.test(text) ? text.replace('-', '') : text)

/** A Japanese postal code, stored as seven digits and shown as 123-4567. */
export const postalCode = () =>
  field(z.string(), {
    kind: 'postal-code',
    storage: 'text',
    rules: [postalCodeShape()],
    missing: 'required',
    mistyped: 'text',
    filter: 'text',
    normalise: typed(narrow, plainHyphens, trimmed, withoutHyphen),
    words: String,
  })
