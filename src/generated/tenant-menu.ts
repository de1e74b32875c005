// Generated from entities/kernel/tenant-menu.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject tenant-menu <list|create|edit|inputs>
import * as icon from '../fields/display/icon.tsx'
import * as integer from '../fields/display/integer.tsx'
import * as reference from '../fields/display/reference.tsx'
import * as slug from '../fields/display/slug.tsx'
import * as text from '../fields/display/text.tsx'
import * as toggle from '../fields/display/toggle.tsx'

export { tenantMenu as entity } from '../../entities/kernel/tenant-menu.ts'

export const columns = {
  name: text.Column,
  category: reference.Column,
  key: slug.Column,
  icon: icon.Column,
  isVisible: toggle.Column,
  sortOrder: integer.Column,
}
