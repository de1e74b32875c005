// Generated from entities/shop.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject shop edit
import { shop } from '../../../entities/shop.ts'
import { EditSingle } from '../../captain/screens/edit-single.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as choices from '../../fields/input/choices.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as lines from '../../fields/input/lines.tsx'
import * as text from '../../fields/input/text.tsx'
import * as time from '../../fields/input/time.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as yen from '../../fields/input/yen.tsx'

const inputs = {
  shipping: {
    rates: lines.Input,
    freeShippingFrom: yen.Input,
    shippingText: text.Input,
    giftWrappingFee: yen.Input,
    noshiFee: yen.Input,
  },
  days: {
    orderDeadline: time.Input,
    closedWeekdays: choices.Input,
    closedOnHolidays: toggle.Input,
    closedPeriods: lines.Input,
    wishDateMaxDays: integer.Input,
  },
  payment: {
    takesCards: toggle.Input,
    cardPaymentMinutes: integer.Input,
    takesTransfers: toggle.Input,
    transferDueDays: integer.Input,
  },
  account: {
    bankName: text.Input,
    bankCode: text.Input,
    branchName: text.Input,
    branchCode: text.Input,
    accountType: choice.Input,
    accountNumber: text.Input,
    accountHolderKana: text.Input,
  },
}

export default function ShopEdit() {
  return <EditSingle entity={shop} inputs={inputs} />
}
