// Generated from entities/opening/business-day.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject business-day list
import { businessDay } from '../../../entities/opening/business-day.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as date from '../../fields/display/date.tsx'
import * as lines from '../../fields/display/lines.tsx'
import * as week from '../../fields/display/week.tsx'

export { businessDay as entity }

export default function BusinessDayList() {
  return (
    <List entity={businessDay}>
      <week.Preview source="days" />
      <lines.Preview source="monthlyClosed" />
      <choice.Preview source="holidayRule" />
      <choice.Preview source="holidayEveRule" />
      <date.Preview source="effectiveFrom" />
    </List>
  )
}
