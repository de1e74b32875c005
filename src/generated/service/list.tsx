// Generated from entities/service.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject service list
import { service } from '../../../entities/service.ts'
import { List } from '../../captain/screens/list.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { service as entity }

const columns = {
  name: text.Column,
  lead: text.Column,
  minMinutes: integer.Column,
  isRecommended: toggle.Column,
  isVisible: toggle.Column,
  sortOrder: integer.Column,
}

export default function ServiceList() {
  return <List entity={service} columns={columns} />
}
