// Generated from entities/area.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject area inputs
import { Aside, Section } from '../../captain/form/section.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as image from '../../fields/input/image.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as slug from '../../fields/input/slug.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as yen from '../../fields/input/yen.tsx'

export const areaInputs = (
  <>
    <Section>
      <text.Input source="name" />
      <text.Input source="nameEn" />
      <slug.Input source="slug" />
      <choice.Input source="prefecture" />
      <longText.Input source="municipalities" />
      <longText.Input source="description" />
      <image.Input source="image" />
    </Section>
    <Section name="travel">
      <yen.Input source="transportFee" />
      <toggle.Input source="isTransportNegotiable" />
      <longText.Input source="meetingPoints" />
    </Section>
    <Aside>
      <integer.Input source="sortOrder" />
      <toggle.Input source="isVisible" />
    </Aside>
  </>
)
