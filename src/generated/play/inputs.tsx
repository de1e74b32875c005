// Generated from entities/play.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject play inputs
import { Aside, Section } from '../../captain/form/section.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as image from '../../fields/input/image.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as lines from '../../fields/input/lines.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as reference from '../../fields/input/reference.tsx'
import * as references from '../../fields/input/references.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as yen from '../../fields/input/yen.tsx'

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
