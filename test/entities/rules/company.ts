import { checkDigit, corporateNumberShape, invoiceNumberShape } from '../../../entities/language/rules/company.ts'
import type { Table } from './table.ts'

export const tables: readonly Table[] = [
  {
    rule: corporateNumberShape(),
    valid: ['7000012050002'],
    invalid: ['', '700001205000', '70000120500021', '700001205000２', '7-000012050002'],
  },
  // 7000012050002 is the National Tax Agency's own number. Values with another number of digits do not warn.
  {
    rule: checkDigit(),
    valid: ['7000012050002', 'T7000012050002', 'not a number'],
    invalid: ['8000012050002', '7000012050003'],
  },
  {
    rule: invoiceNumberShape(),
    valid: ['T7000012050002'],
    invalid: ['t7000012050002', '7000012050002', 'T700001205000', 'Ｔ7000012050002'],
  },
]
