// Generated from entities/drink.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject drink list
import { drink } from '../../../entities/drink.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as image from '../../fields/display/image.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as reference from '../../fields/display/reference.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'
import * as yen from '../../fields/display/yen.tsx'

export { drink as entity }

export default function DrinkList() {
  return (
    <List entity={drink}>
      <text.Column source="name" />
      <image.Column source="image" />
      <reference.Column source="category" />
      <yen.Column source="price" />
      <choice.Column source="temperature" />
      <toggle.Column source="isAlcohol" />
      <toggle.Column source="isSoldOut" />
      <toggle.Column source="isVisible" />
      <integer.Column source="sortOrder" />
    </List>
  )
}
