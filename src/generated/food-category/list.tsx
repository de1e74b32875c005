// Generated from entities/food-category.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject food-category list
import { foodCategory } from '../../../entities/food-category.ts'
import { List } from '../../captain/screens/list.tsx'
import * as icon from '../../fields/display/icon.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { foodCategory as entity }

export default function FoodCategoryList() {
  return (
    <List entity={foodCategory}>
      <text.Column source="name" />
      <icon.Column source="icon" />
      <toggle.Column source="isVisible" />
      <integer.Column source="sortOrder" />
    </List>
  )
}
