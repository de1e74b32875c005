// Generated from entities/price-plan.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject price-plan list
import { pricePlan } from '../../../entities/price-plan.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as reference from '../../fields/display/reference.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'
import * as yen from '../../fields/display/yen.tsx'

export { pricePlan as entity }

export default function PricePlanList() {
  return (
    <List entity={pricePlan}>
      <text.Column source="name" />
      <reference.Column source="service" />
      <choice.Column source="castRank" />
      <integer.Column source="durationMinutes" />
      <yen.Column source="price" />
      <toggle.Column source="isRecommended" />
      <toggle.Column source="isVisible" />
      <integer.Column source="sortOrder" />
    </List>
  )
}
