// Generated from entities/drink-category.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject drink-category list
import { drinkCategory } from '../../../entities/drink-category.ts'
import { List } from '../../captain/screens/list.tsx'
import * as icon from '../../fields/display/icon.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { drinkCategory as entity }

export default function DrinkCategoryList() {
  return (
    <List entity={drinkCategory}>
      <text.Column source="name" />
      <icon.Column source="icon" />
      <toggle.Column source="isVisible" />
      <integer.Column source="sortOrder" />
    </List>
  )
}
