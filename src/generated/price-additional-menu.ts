// Generated from entities/price-additional-menu.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject price-additional-menu <list|create|edit|inputs>
import * as choice from '../fields/display/choice.tsx'
import * as decimal from '../fields/display/decimal.tsx'
import * as integer from '../fields/display/integer.tsx'
import * as text from '../fields/display/text.tsx'
import * as toggle from '../fields/display/toggle.tsx'

export { priceAdditionalMenu as entity } from '../../entities/price-additional-menu.ts'

export const columns = {
  name: text.Column,
  kind: choice.Column,
  amountType: choice.Column,
  amount: decimal.Column,
  per: choice.Column,
  isVisible: toggle.Column,
  sortOrder: integer.Column,
}
