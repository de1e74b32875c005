// Generated from entities/year.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject year inputs
import { Aside, Section } from '../../captain/form/section.tsx'
import * as date from '../../fields/input/date.tsx'
import * as file from '../../fields/input/file.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'

export const yearInputs = (
  <>
    <Section>
      <text.Input source="year" />
      <text.Input source="label" />
      <date.Input source="startOn" />
      <date.Input source="endOn" />
      <text.Input source="theme" />
      <file.Input source="planFile" />
    </Section>
    <Aside>
      <toggle.Input source="isCurrent" />
      <toggle.Input source="isVisible" />
    </Aside>
  </>
)
