// Generated from entities/shop/payment-bank.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject payment-bank <list>
import * as date from '../fields/display/date.tsx'
import * as reference from '../fields/display/reference.tsx'
import * as states from '../fields/display/states.tsx'
import * as text from '../fields/display/text.tsx'
import * as yen from '../fields/display/yen.tsx'

export { paymentBank as entity } from '../../entities/shop/payment-bank.ts'

export const columns = {
  order: reference.Column,
  amount: yen.Column,
  status: states.Column,
  payerNameKana: text.Column,
  dueOn: date.Column,
  paymentNo: text.Column,
  depositedAmount: yen.Column,
  depositedOn: date.Column,
}
