// Generated from entities/shop/delivery.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject delivery <list>
import * as choice from '../fields/display/choice.tsx'
import * as date from '../fields/display/date.tsx'
import * as reference from '../fields/display/reference.tsx'
import * as states from '../fields/display/states.tsx'
import * as text from '../fields/display/text.tsx'

export { delivery as entity } from '../../entities/shop/delivery.ts'

export const columns = {
  recipientName: text.Column,
  status: states.Column,
  order: reference.Column,
  carrier: choice.Column,
  trackingNumber: text.Column,
  deliveryNo: text.Column,
  wishDate: date.Column,
  plannedOn: date.Column,
}
