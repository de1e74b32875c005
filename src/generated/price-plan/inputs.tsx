// Generated from entities/price-plan.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject price-plan inputs
import { Aside, Section } from '../../captain/screens/section.tsx'
import * as choice from '../../fields/choice.tsx'
import * as date from '../../fields/date.tsx'
import * as integer from '../../fields/integer.tsx'
import * as longText from '../../fields/long-text.tsx'
import * as reference from '../../fields/reference.tsx'
import * as references from '../../fields/references.tsx'
import * as text from '../../fields/text.tsx'
import * as time from '../../fields/time.tsx'
import * as toggle from '../../fields/toggle.tsx'
import * as yen from '../../fields/yen.tsx'

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
