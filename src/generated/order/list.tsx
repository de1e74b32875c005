// Generated from entities/shop/order.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject order list
import { order } from '../../../entities/shop/order.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as dateTime from '../../fields/display/date-time.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'
import * as yen from '../../fields/display/yen.tsx'

export { order as entity }

export default function OrderList() {
  return (
    <List entity={order}>
      <text.Column source="buyerName" />
      <states.Column source="status" />
      <yen.Column source="total" />
      <choice.Column source="paymentMethod" />
      <dateTime.Column source="orderedAt" />
      <text.Column source="orderNo" />
      <dateTime.Column source="paidAt" />
      <dateTime.Column source="shippedAt" />
    </List>
  )
}
