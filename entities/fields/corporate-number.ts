import { z } from 'zod'
import { field } from '../kind.ts'
import { checkDigit, corporateNumberShape } from '../rules/company.ts'
import { narrow, plainHyphens, trimmed, typed } from '../typing.ts'

const withoutHyphens = (text: string): string => text.replaceAll('-', '')

/** The 13 digits of a Japanese corporation; a wrong check digit warns. */
export const corporateNumber = () =>
  field(z.string(), {
    kind: 'corporate-number',
    storage: 'text',
    rules: [corporateNumberShape(), checkDigit()],
    missing: 'required',
    mistyped: 'text',
    filter: 'text',
    normalise: typed(narrow, plainHyphens, trimmed, withoutHyphens),
    words: String,
  })
