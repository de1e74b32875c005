// Generated from entities/opening/business-schedule.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject business-schedule inputs
import { Aside, Section } from '../../captain/form/section.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as date from '../../fields/input/date.tsx'
import * as lines from '../../fields/input/lines.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as reference from '../../fields/input/reference.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'

export const businessScheduleInputs = (
  <>
    <Section>
      <date.Input source="date" />
      <choice.Input source="kind" />
      <lines.Input source="ranges" />
      <text.Input source="title" />
      <text.Input source="note" />
    </Section>
    <Aside>
      <reference.Input source="event" />
      <toggle.Input source="isVisible" />
      <longText.Input source="memo" />
    </Aside>
  </>
)
