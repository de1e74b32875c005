// Generated from entities/shop/order.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject order <list|preview>
import * as choice from '../fields/display/choice.tsx'
import * as dateTime from '../fields/display/date-time.tsx'
import * as states from '../fields/display/states.tsx'
import * as text from '../fields/display/text.tsx'
import * as yen from '../fields/display/yen.tsx'

export { order as entity } from '../../entities/shop/order.ts'

export const columns = {
  buyerName: text.Column,
  status: states.Column,
  total: yen.Column,
  paymentMethod: choice.Column,
  orderedAt: dateTime.Column,
  orderNo: text.Column,
  paidAt: dateTime.Column,
  shippedAt: dateTime.Column,
}
