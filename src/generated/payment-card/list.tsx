// Generated from entities/shop/payment-card.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject payment-card list
import { paymentCard } from '../../../entities/shop/payment-card.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as dateTime from '../../fields/display/date-time.tsx'
import * as reference from '../../fields/display/reference.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'
import * as yen from '../../fields/display/yen.tsx'

export { paymentCard as entity }

export default function PaymentCardList() {
  return (
    <List entity={paymentCard}>
      <reference.Column source="order" />
      <yen.Column source="amount" />
      <states.Column source="status" />
      <yen.Column source="refundedAmount" />
      <choice.Column source="brand" />
      <text.Column source="paymentNo" />
      <text.Column source="last4" />
      <dateTime.Column source="authorizedAt" />
      <dateTime.Column source="capturedAt" />
    </List>
  )
}
