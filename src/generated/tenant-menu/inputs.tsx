// Generated from entities/kernel/tenant-menu.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tenant-menu inputs
import { Aside, Section } from '../../captain/form/section.tsx'
import * as icon from '../../fields/input/icon.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as reference from '../../fields/input/reference.tsx'
import * as references from '../../fields/input/references.tsx'
import * as slug from '../../fields/input/slug.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'

export const tenantMenuInputs = (
  <>
    <Section>
      <reference.Input source="category" />
      <text.Input source="name" />
      <text.Input source="nameEn" />
      <slug.Input source="key" />
      <text.Input source="path" />
      <references.Input source="tenants" />
    </Section>
    <Aside>
      <icon.Input source="icon" />
      <integer.Input source="sortOrder" />
      <toggle.Input source="isVisible" />
    </Aside>
  </>
)
