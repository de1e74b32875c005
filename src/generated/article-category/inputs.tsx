// Generated from entities/company-site/article-category.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject article-category inputs
import { Aside, Section } from '../../captain/form/section.tsx'
import * as colour from '../../fields/input/colour.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as slug from '../../fields/input/slug.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'

export const articleCategoryInputs = (
  <>
    <Section>
      <text.Input source="name" />
      <text.Input source="nameEn" />
      <slug.Input source="slug" />
      <longText.Input source="description" />
    </Section>
    <Aside>
      <colour.Input source="color" />
      <integer.Input source="sortOrder" />
      <toggle.Input source="isVisible" />
    </Aside>
  </>
)
