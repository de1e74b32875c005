// Generated from entities/shop.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject shop list
import { shop } from '../../../entities/shop.ts'
import { List } from '../../captain/screens/list.tsx'
import * as lines from '../../fields/display/lines.tsx'
import * as time from '../../fields/display/time.tsx'
import * as toggle from '../../fields/display/toggle.tsx'
import * as yen from '../../fields/display/yen.tsx'

export default function ShopList() {
  return (
    <List entity={shop}>
      <lines.Preview source="rates" />
      <yen.Preview source="freeShippingFrom" />
      <time.Preview source="orderDeadline" />
      <toggle.Preview source="takesCards" />
      <toggle.Preview source="takesTransfers" />
    </List>
  )
}
