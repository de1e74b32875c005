// Generated from entities/cast-work-schedule.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject cast-work-schedule list
import { castWorkSchedule } from '../../../entities/cast-work-schedule.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as date from '../../fields/display/date.tsx'
import * as reference from '../../fields/display/reference.tsx'
import * as text from '../../fields/display/text.tsx'

export { castWorkSchedule as entity }

const columns = {
  date: date.Column,
  cast: reference.Column,
  status: choice.Column,
  note: text.Column,
}

export default function CastWorkScheduleList() {
  return <List entity={castWorkSchedule} columns={columns} />
}
