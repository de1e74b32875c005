// Generated from entities/price-plan.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject price-plan inputs
import { Aside, Section } from '../../captain/form/section.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as date from '../../fields/input/date.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as reference from '../../fields/input/reference.tsx'
import * as references from '../../fields/input/references.tsx'
import * as text from '../../fields/input/text.tsx'
import * as time from '../../fields/input/time.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as yen from '../../fields/input/yen.tsx'

export const pricePlanInputs = (
  <>
    <Section>
      <reference.Input source="service" />
      <text.Input source="name" />
      <choice.Input source="castRank" />
      <integer.Input source="durationMinutes" />
      <yen.Input source="price" />
      <longText.Input source="description" />
    </Section>
    <Section name="extension">
      <integer.Input source="extensionMinutes" />
      <yen.Input source="extensionPrice" />
    </Section>
    <Section name="conditions">
      <references.Input source="areas" />
      <time.Input source="startTime" />
      <time.Input source="endTime" />
      <date.Input source="validFrom" />
      <date.Input source="validUntil" />
    </Section>
    <Aside>
      <toggle.Input source="isRecommended" />
      <integer.Input source="sortOrder" />
      <toggle.Input source="isVisible" />
    </Aside>
  </>
)
