// Generated from entities/year.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject year list
import { year } from '../../../entities/year.ts'
import { List } from '../../captain/screens/list.tsx'
import * as date from '../../fields/display/date.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { year as entity }

export default function YearList() {
  return (
    <List entity={year}>
      <text.Column source="label" />
      <text.Column source="year" />
      <date.Column source="startOn" />
      <date.Column source="endOn" />
      <toggle.Column source="isCurrent" />
      <toggle.Column source="isVisible" />
    </List>
  )
}
