// Generated from entities/shop.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject shop list
import { shop } from '../../../entities/shop.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as choices from '../../fields/display/choices.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as lines from '../../fields/display/lines.tsx'
import * as text from '../../fields/display/text.tsx'
import * as time from '../../fields/display/time.tsx'
import * as toggle from '../../fields/display/toggle.tsx'
import * as yen from '../../fields/display/yen.tsx'

export { shop as entity }

const columns = {
  rates: lines.Preview,
  freeShippingFrom: yen.Preview,
  shippingText: text.Preview,
  giftWrappingFee: yen.Preview,
  noshiFee: yen.Preview,
  orderDeadline: time.Preview,
  closedWeekdays: choices.Preview,
  closedOnHolidays: toggle.Preview,
  closedPeriods: lines.Preview,
  wishDateMaxDays: integer.Preview,
  takesCards: toggle.Preview,
  cardPaymentMinutes: integer.Preview,
  takesTransfers: toggle.Preview,
  transferDueDays: integer.Preview,
  bankName: text.Preview,
  branchName: text.Preview,
  accountType: choice.Preview,
  accountNumber: text.Preview,
  accountHolderKana: text.Preview,
}

export default function ShopList() {
  return <List entity={shop} columns={columns} />
}
