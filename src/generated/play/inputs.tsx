// Generated from entities/play.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject play inputs
import { Aside, Section } from '../../captain/screens/section.tsx'
import * as choice from '../../fields/choice.tsx'
import * as image from '../../fields/image.tsx'
import * as integer from '../../fields/integer.tsx'
import * as lines from '../../fields/lines.tsx'
import * as longText from '../../fields/long-text.tsx'
import * as reference from '../../fields/reference.tsx'
import * as references from '../../fields/references.tsx'
import * as text from '../../fields/text.tsx'
import * as toggle from '../../fields/toggle.tsx'
import * as yen from '../../fields/yen.tsx'

export const playInputs = (
  <>
    <Section>
      <text.Input source="name" />
      <text.Input source="nameEn" />
      <reference.Input source="category" />
      <yen.Input source="price" />
      <longText.Input source="description" />
      <image.Input source="image" />
    </Section>
    <Section name="time">
      <choice.Input source="per" />
      <integer.Input source="durationMinutes" />
      <yen.Input source="extensionPrice" />
      <choice.Input source="dayKind" />
    </Section>
    <Section name="people">
      <integer.Input source="minPeople" />
      <integer.Input source="maxPeople" />
      <yen.Input source="studentDiscount" />
    </Section>
    <Section name="contents">
      <lines.Input source="includes" />
      <references.Input source="boardgames" />
      <toggle.Input source="needsReservation" />
    </Section>
    <Aside>
      <toggle.Input source="isRecommended" />
      <integer.Input source="sortOrder" />
      <toggle.Input source="isVisible" />
    </Aside>
  </>
)
