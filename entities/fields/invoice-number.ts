import { z } from 'zod'
import { field } from '../kind.ts'
import { checkDigit, invoiceNumberShape } from '../rules/company.ts'
import { narrow, plainHyphens, trimmed, typed } from '../typing.ts'

const withCapital = (text: string): string => text.replaceAll('-', '').replace(/^t/, 'T')

/** The registration number of a qualified invoice issuer: T and 13 digits; a wrong check digit warns. */
export const invoiceNumber = () =>
  field(z.string(), {
    kind: 'invoice-number',
    storage: 'text',
    rules: [invoiceNumberShape(), checkDigit()],
    missing: 'required',
    mistyped: 'text',
    filter: 'text',
    normalise: typed(narrow, plainHyphens, trimmed, withCapital),
    words: String,
  })
