// Generated from entities/kernel/user.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject user list
import { user } from '../../../entities/kernel/user.ts'
import { List } from '../../captain/screens/list.tsx'
import * as email from '../../fields/display/email.tsx'
import * as phone from '../../fields/display/phone.tsx'
import * as text from '../../fields/display/text.tsx'

export { user as entity }

export default function UserList() {
  return (
    <List entity={user}>
      <text.Column source="name" />
      <text.Column source="nameKana" />
      <email.Column source="email" />
      <phone.Column source="phone" />
    </List>
  )
}
