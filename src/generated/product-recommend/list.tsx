// Generated from entities/shop/product-recommend.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject product-recommend list
import { productRecommend } from '../../../entities/shop/product-recommend.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as dateTime from '../../fields/display/date-time.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as reference from '../../fields/display/reference.tsx'
import * as text from '../../fields/display/text.tsx'

export { productRecommend as entity }

export default function ProductRecommendList() {
  return (
    <List entity={productRecommend}>
      <reference.Column source="product" />
      <choice.Column source="position" />
      <text.Column source="comment" />
      <dateTime.Column source="startAt" />
      <dateTime.Column source="endAt" />
      <integer.Column source="sortOrder" />
    </List>
  )
}
