// Generated from entities/price-additional-menu.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject price-additional-menu list
import { priceAdditionalMenu } from '../../../entities/price-additional-menu.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as decimal from '../../fields/display/decimal.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { priceAdditionalMenu as entity }

export default function PriceAdditionalMenuList() {
  return (
    <List entity={priceAdditionalMenu}>
      <text.Column source="name" />
      <choice.Column source="kind" />
      <choice.Column source="amountType" />
      <decimal.Column source="amount" />
      <choice.Column source="per" />
      <toggle.Column source="isVisible" />
      <integer.Column source="sortOrder" />
    </List>
  )
}
