// Generated from entities/facility.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject facility list
import { facility } from '../../../entities/facility.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { facility as entity }

export default function FacilityList() {
  return (
    <List entity={facility}>
      <text.Column source="name" />
      <choice.Column source="kind" />
      <choice.Column source="floor" />
      <integer.Column source="capacity" />
      <text.Column source="notice" />
      <toggle.Column source="isReservable" />
      <toggle.Column source="isVisible" />
      <integer.Column source="sortOrder" />
    </List>
  )
}
