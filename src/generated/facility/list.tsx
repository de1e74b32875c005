// Generated from entities/facility.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject facility list
import { facility } from '../../../entities/facility.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { facility as entity }

const columns = {
  name: text.Column,
  kind: choice.Column,
  floor: choice.Column,
  capacity: integer.Column,
  notice: text.Column,
  isReservable: toggle.Column,
  isVisible: toggle.Column,
  sortOrder: integer.Column,
}

export default function FacilityList() {
  return <List entity={facility} columns={columns} />
}
