// Generated from entities/delivery.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject delivery list
import { delivery } from '../../../entities/delivery.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as date from '../../fields/display/date.tsx'
import * as reference from '../../fields/display/reference.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'

export { delivery as entity }

const columns = {
  recipientName: text.Column,
  status: states.Column,
  order: reference.Column,
  carrier: choice.Column,
  trackingNumber: text.Column,
  deliveryNo: text.Column,
  wishDate: date.Column,
  plannedOn: date.Column,
}

export default function DeliveryList() {
  return <List entity={delivery} columns={columns} />
}
