// Generated from entities/shifts/cast.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject cast inputs
import { Aside, Section } from '../../captain/form/section.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as choices from '../../fields/input/choices.tsx'
import * as date from '../../fields/input/date.tsx'
import * as images from '../../fields/input/images.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as references from '../../fields/input/references.tsx'
import * as richText from '../../fields/input/rich-text.tsx'
import * as slug from '../../fields/input/slug.tsx'
import * as states from '../../fields/input/states.tsx'
import * as tags from '../../fields/input/tags.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as yen from '../../fields/input/yen.tsx'

export const castInputs = (
  <>
    <Section>
      <text.Input source="name" />
      <text.Input source="nameKana" />
      <text.Input source="nameEn" />
      <slug.Input source="slug" />
      <choice.Input source="rank" />
      <text.Input source="catchphrase" />
      <richText.Input source="profile" />
      <images.Input source="images" />
    </Section>
    <Section name="character">
      <integer.Input source="ageDisplay" />
      <integer.Input source="heightCm" />
      <choice.Input source="bloodType" />
      <choices.Input source="languages" />
      <tags.Input source="specialties" />
    </Section>
    <Section name="nomination">
      <references.Input source="areas" />
      <references.Input source="services" />
      <yen.Input source="nominationFee" />
      <toggle.Input source="canBeNominated" />
    </Section>
    <Section name="online">
      <text.Input source="xAccount" />
      <text.Input source="instagramId" />
    </Section>
    <Section name="consent">
      <toggle.Input source="ageConfirmed" />
      <toggle.Input source="imageConsent" />
    </Section>
    <Aside>
      <states.Input source="status" />
      <date.Input source="joinedOn" />
      <toggle.Input source="isNew" />
      <integer.Input source="sortOrder" />
      <toggle.Input source="isVisible" />
      <longText.Input source="memo" />
    </Aside>
  </>
)
