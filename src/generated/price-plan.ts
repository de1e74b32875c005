// Generated from entities/price-plan.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject price-plan <list|create|edit|inputs>
import * as choice from '../fields/display/choice.tsx'
import * as integer from '../fields/display/integer.tsx'
import * as reference from '../fields/display/reference.tsx'
import * as text from '../fields/display/text.tsx'
import * as toggle from '../fields/display/toggle.tsx'
import * as yen from '../fields/display/yen.tsx'

export { pricePlan as entity } from '../../entities/price-plan.ts'

export const columns = {
  name: text.Column,
  service: reference.Column,
  castRank: choice.Column,
  durationMinutes: integer.Column,
  price: yen.Column,
  isRecommended: toggle.Column,
  isVisible: toggle.Column,
  sortOrder: integer.Column,
}
