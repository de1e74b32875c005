// Generated from entities/cast-work-schedule.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject cast-work-schedule edit
import { castWorkSchedule } from '../../../entities/cast-work-schedule.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as date from '../../fields/input/date.tsx'
import * as lines from '../../fields/input/lines.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as reference from '../../fields/input/reference.tsx'
import * as text from '../../fields/input/text.tsx'

const inputs = {
  main: {
    status: choice.Input,
    timeRanges: lines.Input,
    note: text.Input,
  },
  aside: {
    cast: reference.Input,
    date: date.Input,
    memo: longText.Input,
  },
}

export default function CastWorkScheduleEdit() {
  return <Edit entity={castWorkSchedule} inputs={inputs} />
}
