// Generated from entities/member.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject member list
import { member } from '../../../entities/member.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choices from '../../fields/display/choices.tsx'
import * as date from '../../fields/display/date.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { member as entity }

export default function MemberList() {
  return (
    <List entity={member}>
      <text.Column source="name" />
      <choices.Column source="roles" />
      <states.Column source="status" />
      <date.Column source="joinedOn" />
      <date.Column source="leftOn" />
      <toggle.Column source="isVisible" />
      <integer.Column source="sortOrder" />
    </List>
  )
}
