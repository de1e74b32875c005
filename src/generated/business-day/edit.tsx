// Generated from entities/business-day.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject business-day edit
import { businessDay } from '../../../entities/business-day.ts'
import { EditSingle } from '../../captain/screens/edit-single.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as date from '../../fields/input/date.tsx'
import * as lines from '../../fields/input/lines.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as text from '../../fields/input/text.tsx'
import * as week from '../../fields/input/week.tsx'

const inputs = {
  main: {
    days: week.Input,
  },
  holidays: {
    holidayRule: choice.Input,
    holidayEveRule: choice.Input,
    regularHolidayText: text.Input,
    monthlyClosed: lines.Input,
  },
  aside: {
    effectiveFrom: date.Input,
    note: longText.Input,
  },
}

export default function BusinessDayEdit() {
  return <EditSingle entity={businessDay} inputs={inputs} />
}
