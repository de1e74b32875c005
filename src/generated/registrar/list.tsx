// Generated from entities/registrar.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject registrar list
import { registrar } from '../../../entities/registrar.ts'
import { List } from '../../captain/screens/list.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { registrar as entity }

const columns = {
  name: text.Column,
  accountId: text.Column,
  contractHolder: text.Column,
  isActive: toggle.Column,
  sortOrder: integer.Column,
}

export default function RegistrarList() {
  return <List entity={registrar} columns={columns} />
}
