// Generated from entities/circle.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject circle list
import { circle } from '../../../entities/circle.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as reference from '../../fields/display/reference.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { circle as entity }

export default function CircleList() {
  return (
    <List entity={circle}>
      <text.Column source="name" />
      <choice.Column source="genre" />
      <reference.Column source="facility" />
      <integer.Column source="memberCount" />
      <choice.Column source="recruiting" />
      <text.Column source="representative" />
      <toggle.Column source="isVisible" />
    </List>
  )
}
