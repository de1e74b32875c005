// Generated from entities/shop/payment-bank.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject payment-bank list
import { paymentBank } from '../../../entities/shop/payment-bank.ts'
import { List } from '../../captain/screens/list.tsx'
import * as date from '../../fields/display/date.tsx'
import * as reference from '../../fields/display/reference.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'
import * as yen from '../../fields/display/yen.tsx'

export { paymentBank as entity }

export default function PaymentBankList() {
  return (
    <List entity={paymentBank}>
      <reference.Column source="order" />
      <yen.Column source="amount" />
      <states.Column source="status" />
      <text.Column source="payerNameKana" />
      <date.Column source="dueOn" />
      <text.Column source="paymentNo" />
      <yen.Column source="depositedAmount" />
      <date.Column source="depositedOn" />
    </List>
  )
}
