// Generated from entities/opening/business-day.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject business-day edit
import { businessDay } from '../../../entities/opening/business-day.ts'
import { EditSingle } from '../../captain/screens/edit-single.tsx'
import { Aside, Section } from '../../captain/form/section.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as date from '../../fields/input/date.tsx'
import * as lines from '../../fields/input/lines.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as text from '../../fields/input/text.tsx'
import * as week from '../../fields/input/week.tsx'

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
