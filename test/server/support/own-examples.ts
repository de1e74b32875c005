import type { Values } from '../../../entities/language/input/body.ts'
import type { ModuleEmails } from '../../../entities/language/shared/customer-emails.ts'
import { taxSums } from '../../../entities/language/numbers/tax.ts'
import { emails } from '../../../entities/module-emails.ts'

// An installation may have no emails to customers.
const all: ModuleEmails = emails

/** Values that must agree with each other, or with the fields before them, where an example of each field alone would not. */
export const ownExamples: Readonly<Record<string, (number: number, before: Values) => Values>> = {
  // Each email has its words once for each language.
  'email-text': (number, { email }) => ({
    language: Math.floor(number / 2) % 2 === 0 ? 'ja' : 'en',
    subject: `Words ${number}`,
    body: all[String(email)]?.required.map((name) => `{{${name}}}`).join(' '),
  }),
  order: (number) => {
    const price = 100 * number
    const items = [{ code: `C-${number}`, name: 'Tea', unitPrice: price, taxRate: '8', quantity: 2, amount: 2 * price }]
    return {
      items,
      itemsTotal: 2 * price,
      shippingFee: 770,
      discount: 0,
      total: 2 * price + 770,
      taxBreakdown: taxSums([
        { amount: 2 * price, taxRate: '8' },
        { amount: 770, taxRate: '10' },
      ]),
    }
  },
}
