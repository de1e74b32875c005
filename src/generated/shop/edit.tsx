// Generated from entities/shop/shop.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject shop edit
import { shop } from '../../../entities/shop/shop.ts'
import { EditSingle } from '../../captain/screens/edit-single.tsx'
import { Section } from '../../captain/form/section.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as choices from '../../fields/input/choices.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as lines from '../../fields/input/lines.tsx'
import * as text from '../../fields/input/text.tsx'
import * as time from '../../fields/input/time.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as yen from '../../fields/input/yen.tsx'

export default function ShopEdit() {
  return (
    <EditSingle entity={shop}>
      <Section name="shipping">
        <lines.Input source="rates" />
        <yen.Input source="freeShippingFrom" />
        <text.Input source="shippingText" />
        <yen.Input source="giftWrappingFee" />
        <yen.Input source="noshiFee" />
      </Section>
      <Section name="days">
        <time.Input source="orderDeadline" />
        <choices.Input source="closedWeekdays" />
        <toggle.Input source="closedOnHolidays" />
        <lines.Input source="closedPeriods" />
        <integer.Input source="wishDateMaxDays" />
      </Section>
      <Section name="payment">
        <toggle.Input source="takesCards" />
        <integer.Input source="cardPaymentMinutes" />
        <toggle.Input source="takesTransfers" />
        <integer.Input source="transferDueDays" />
      </Section>
      <Section name="account">
        <text.Input source="bankName" />
        <text.Input source="bankCode" />
        <text.Input source="branchName" />
        <text.Input source="branchCode" />
        <choice.Input source="accountType" />
        <text.Input source="accountNumber" />
        <text.Input source="accountHolderKana" />
      </Section>
    </EditSingle>
  )
}
