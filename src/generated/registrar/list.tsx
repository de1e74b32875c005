// Generated from entities/kernel/registrar.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject registrar list
import { registrar } from '../../../entities/kernel/registrar.ts'
import { List } from '../../captain/screens/list.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { registrar as entity }

export default function RegistrarList() {
  return (
    <List entity={registrar}>
      <text.Column source="name" />
      <text.Column source="accountId" />
      <text.Column source="contractHolder" />
      <toggle.Column source="isActive" />
      <integer.Column source="sortOrder" />
    </List>
  )
}
