// Generated from entities/kernel/tenant-menu-category.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tenant-menu-category inputs
import { Aside, Section } from '../../captain/form/section.tsx'
import * as icon from '../../fields/input/icon.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as slug from '../../fields/input/slug.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'

export const tenantMenuCategoryInputs = (
  <>
    <Section>
      <text.Input source="name" />
      <text.Input source="nameEn" />
      <slug.Input source="key" />
    </Section>
    <Aside>
      <icon.Input source="icon" />
      <integer.Input source="sortOrder" />
      <toggle.Input source="isVisible" />
    </Aside>
  </>
)
