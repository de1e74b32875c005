// Generated from entities/food.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject food list
import { food } from '../../../entities/food.ts'
import { List } from '../../captain/screens/list.tsx'
import * as image from '../../fields/display/image.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as reference from '../../fields/display/reference.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'
import * as yen from '../../fields/display/yen.tsx'

export { food as entity }

export default function FoodList() {
  return (
    <List entity={food}>
      <text.Column source="name" />
      <image.Column source="image" />
      <reference.Column source="category" />
      <yen.Column source="price" />
      <toggle.Column source="isRecommended" />
      <toggle.Column source="isSoldOut" />
      <toggle.Column source="isVisible" />
      <integer.Column source="sortOrder" />
    </List>
  )
}
