// Generated from entities/shop/shop.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject shop list
import { shop } from '../../../entities/shop/shop.ts'
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

export default function ShopList() {
  return (
    <List entity={shop}>
      <lines.Preview source="rates" />
      <yen.Preview source="freeShippingFrom" />
      <text.Preview source="shippingText" />
      <yen.Preview source="giftWrappingFee" />
      <yen.Preview source="noshiFee" />
      <time.Preview source="orderDeadline" />
      <choices.Preview source="closedWeekdays" />
      <toggle.Preview source="closedOnHolidays" />
      <lines.Preview source="closedPeriods" />
      <integer.Preview source="wishDateMaxDays" />
      <toggle.Preview source="takesCards" />
      <integer.Preview source="cardPaymentMinutes" />
      <toggle.Preview source="takesTransfers" />
      <integer.Preview source="transferDueDays" />
      <text.Preview source="bankName" />
      <text.Preview source="branchName" />
      <choice.Preview source="accountType" />
      <text.Preview source="accountNumber" />
      <text.Preview source="accountHolderKana" />
    </List>
  )
}
