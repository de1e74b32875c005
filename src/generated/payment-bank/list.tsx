// Generated from entities/payment-bank.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject payment-bank list
import { paymentBank } from '../../../entities/payment-bank.ts'
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
      <text.Column source="paymentNo" />
      <reference.Column source="order" />
      <states.Column source="status" />
      <yen.Column source="amount" />
      <yen.Column source="depositedAmount" />
      <date.Column source="dueOn" />
      <date.Column source="depositedOn" />
      <text.Column source="payerNameKana" />
    </List>
  )
}
