// Generated from entities/service.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject service inputs
import { Aside, Section } from '../../captain/form/section.tsx'
import * as image from '../../fields/input/image.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as references from '../../fields/input/references.tsx'
import * as richText from '../../fields/input/rich-text.tsx'
import * as slug from '../../fields/input/slug.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'

export const serviceInputs = (
  <>
    <Section>
      <text.Input source="name" />
      <text.Input source="nameEn" />
      <slug.Input source="slug" />
      <text.Input source="lead" />
      <richText.Input source="description" />
      <image.Input source="image" />
      <longText.Input source="notes" />
    </Section>
    <Aside>
      <integer.Input source="minMinutes" />
      <references.Input source="areas" />
      <toggle.Input source="isRecommended" />
      <integer.Input source="sortOrder" />
      <toggle.Input source="isVisible" />
    </Aside>
  </>
)
