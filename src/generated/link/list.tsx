// Generated from entities/link.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject link list
import { link } from '../../../entities/link.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as date from '../../fields/display/date.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { link as entity }

export default function LinkList() {
  return (
    <List entity={link}>
      <text.Column source="title" />
      <choice.Column source="category" />
      <date.Column source="checkedOn" />
      <toggle.Column source="isVisible" />
      <integer.Column source="sortOrder" />
    </List>
  )
}
