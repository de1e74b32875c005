// Generated from entities/shop/payment-card.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject payment-card <list>
import * as choice from '../fields/display/choice.tsx'
import * as dateTime from '../fields/display/date-time.tsx'
import * as reference from '../fields/display/reference.tsx'
import * as states from '../fields/display/states.tsx'
import * as text from '../fields/display/text.tsx'
import * as yen from '../fields/display/yen.tsx'

export { paymentCard as entity } from '../../entities/shop/payment-card.ts'

export const columns = {
  order: reference.Column,
  amount: yen.Column,
  status: states.Column,
  refundedAmount: yen.Column,
  brand: choice.Column,
  paymentNo: text.Column,
  last4: text.Column,
  authorizedAt: dateTime.Column,
  capturedAt: dateTime.Column,
}
