import { z } from 'zod'
import { field } from '../kind.ts'
import { faxShape, localPhoneShape, phoneShape } from '../rules/contact.ts'
import { narrow, plainHyphens, trimmed, typed } from '../typing.ts'

interface PhoneOptions {
  readonly fax?: true
  /** In Japan only, and so without a country code. */
  readonly local?: true
  readonly personal?: true
}

/** A telephone or fax number. */
export const phone = ({ fax, local, personal }: PhoneOptions = {}) =>
  field(z.string(), {
    kind: 'phone',
    storage: 'text',
    rules: [fax ? faxShape() : local ? localPhoneShape() : phoneShape()],
    missing: 'required',
    mistyped: 'text',
    filter: 'text',
    normalise: typed(narrow, plainHyphens, trimmed),
    words: (value) => `${String(value)} ${String(value).replaceAll('-', '')}`,
    ...(personal && { personal }),
  })
