// Generated from entities/price-additional-menu.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject price-additional-menu inputs
import * as choice from '../../fields/input/choice.tsx'
import * as decimal from '../../fields/input/decimal.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as references from '../../fields/input/references.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'

export const priceAdditionalMenuInputs = {
  main: {
    kind: choice.Input,
    name: text.Input,
    amountType: choice.Input,
    amount: decimal.Input,
    per: choice.Input,
    plans: references.Input,
    description: longText.Input,
  },
  aside: {
    sortOrder: integer.Input,
    isVisible: toggle.Input,
  },
}
