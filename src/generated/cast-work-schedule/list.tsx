// Generated from entities/shifts/cast-work-schedule.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject cast-work-schedule list
import { castWorkSchedule } from '../../../entities/shifts/cast-work-schedule.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as date from '../../fields/display/date.tsx'
import * as reference from '../../fields/display/reference.tsx'
import * as text from '../../fields/display/text.tsx'

export { castWorkSchedule as entity }

export default function CastWorkScheduleList() {
  return (
    <List entity={castWorkSchedule}>
      <date.Column source="date" />
      <reference.Column source="cast" />
      <choice.Column source="status" />
      <text.Column source="note" />
    </List>
  )
}
