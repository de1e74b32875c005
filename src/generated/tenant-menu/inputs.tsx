// Generated from entities/tenant-menu.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tenant-menu inputs
import * as icon from '../../fields/input/icon.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as reference from '../../fields/input/reference.tsx'
import * as references from '../../fields/input/references.tsx'
import * as slug from '../../fields/input/slug.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'

export const tenantMenuInputs = {
  main: {
    category: reference.Input,
    name: text.Input,
    nameEn: text.Input,
    key: slug.Input,
    path: text.Input,
    tenants: references.Input,
  },
  aside: {
    icon: icon.Input,
    sortOrder: integer.Input,
    isVisible: toggle.Input,
  },
}
