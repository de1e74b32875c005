// Generated from entities/shop/delivery.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject delivery list
import { delivery } from '../../../entities/shop/delivery.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as date from '../../fields/display/date.tsx'
import * as reference from '../../fields/display/reference.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'

export { delivery as entity }

export default function DeliveryList() {
  return (
    <List entity={delivery}>
      <text.Column source="recipientName" />
      <states.Column source="status" />
      <reference.Column source="order" />
      <choice.Column source="carrier" />
      <text.Column source="trackingNumber" />
      <text.Column source="deliveryNo" />
      <date.Column source="wishDate" />
      <date.Column source="plannedOn" />
    </List>
  )
}
