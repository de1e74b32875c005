// Generated from entities/opening/business-schedule.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject business-schedule list
import { businessSchedule } from '../../../entities/opening/business-schedule.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as date from '../../fields/display/date.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { businessSchedule as entity }

export default function BusinessScheduleList() {
  return (
    <List entity={businessSchedule}>
      <date.Column source="date" />
      <choice.Column source="kind" />
      <text.Column source="title" />
      <toggle.Column source="isVisible" />
    </List>
  )
}
