import { z } from 'zod'
import { field } from '../field-kind.ts'
import { checkDigit, corporateNumberShape } from '../rules/company.ts'
import { toHalfWidth, toAsciiHyphens, oneLine, normaliseText } from '../text/normalise-text.ts'

const schema = z.string()

const withoutHyphens = (text: string): string => text.replaceAll('-', '')

/**
 * The 13-digit number of a Japanese corporation. A wrong check digit only warns.
 *
 * @remarks A text box with the number keys on phones. Hyphens and full-width digits are converted.
 * @example corporateNumber()
 */
export const corporateNumber = () =>
  field(schema, {
    kind: 'corporate-number',
    storage: 'text',
    rules: [corporateNumberShape(), checkDigit()],
    missingRule: 'required',
    wrongTypeRule: 'text',
    filter: 'text',
    normalise: normaliseText(toHalfWidth, toAsciiHyphens, oneLine, withoutHyphens),
    searchText: String,
  })
