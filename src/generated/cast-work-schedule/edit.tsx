// Generated from entities/shifts/cast-work-schedule.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject cast-work-schedule edit
import { castWorkSchedule } from '../../../entities/shifts/cast-work-schedule.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { Aside, Section } from '../../captain/form/section.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as date from '../../fields/input/date.tsx'
import * as lines from '../../fields/input/lines.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as reference from '../../fields/input/reference.tsx'
import * as text from '../../fields/input/text.tsx'

export default function CastWorkScheduleEdit() {
  return (
    <Edit entity={castWorkSchedule}>
      <Section>
        <choice.Input source="status" />
        <lines.Input source="timeRanges" />
        <text.Input source="note" />
      </Section>
      <Aside>
        <reference.Input source="cast" />
        <date.Input source="date" />
        <longText.Input source="memo" />
      </Aside>
    </Edit>
  )
}
