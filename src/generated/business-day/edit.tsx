// Generated from entities/business-day.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject business-day edit
import { businessDay } from '../../../entities/business-day.ts'
import { EditSingle } from '../../captain/screens/edit-single.tsx'
import { Aside, Section } from '../../captain/screens/section.tsx'
import * as choice from '../../fields/choice.tsx'
import * as date from '../../fields/date.tsx'
import * as lines from '../../fields/lines.tsx'
import * as longText from '../../fields/long-text.tsx'
import * as text from '../../fields/text.tsx'
import * as week from '../../fields/week.tsx'

export default function BusinessDayEdit() {
  return (
    <EditSingle entity={businessDay}>
      <Section>
        <week.Input source="days" />
      </Section>
      <Section name="holidays">
        <choice.Input source="holidayRule" />
        <choice.Input source="holidayEveRule" />
        <text.Input source="regularHolidayText" />
        <lines.Input source="monthlyClosed" />
      </Section>
      <Aside>
        <date.Input source="effectiveFrom" />
        <longText.Input source="note" />
      </Aside>
    </EditSingle>
  )
}
