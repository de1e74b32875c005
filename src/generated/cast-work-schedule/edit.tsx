// Generated from entities/cast-work-schedule.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject cast-work-schedule edit
import { castWorkSchedule } from '../../../entities/cast-work-schedule.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { Aside, Section } from '../../captain/screens/section.tsx'
import * as choice from '../../fields/choice.tsx'
import * as date from '../../fields/date.tsx'
import * as lines from '../../fields/lines.tsx'
import * as longText from '../../fields/long-text.tsx'
import * as reference from '../../fields/reference.tsx'
import * as text from '../../fields/text.tsx'

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
