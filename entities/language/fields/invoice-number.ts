import { z } from 'zod'
import { field } from '../field-kind.ts'
import { checkDigit, invoiceNumberShape } from '../rules/company.ts'
import { toHalfWidth, toAsciiHyphens, oneLine, normaliseText } from '../text/normalise-text.ts'

const schema = z.string()

const withCapital = (text: string): string => text.replaceAll('-', '').replace(/^t/, 'T')

/**
 * The registration number of a qualified invoice issuer: T and 13 digits. A wrong check digit only warns.
 *
 * @remarks A text box. Hyphens, a small t and full-width digits are converted.
 * @example invoiceNumber()
 */
export const invoiceNumber = () =>
  field(schema, {
    kind: 'invoice-number',
    storage: 'text',
    rules: [invoiceNumberShape(), checkDigit()],
    missingRule: 'required',
    wrongTypeRule: 'text',
    filter: 'text',
    normalise: normaliseText(toHalfWidth, toAsciiHyphens, oneLine, withCapital),
    searchText: String,
  })
