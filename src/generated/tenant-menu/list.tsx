// Generated from entities/kernel/tenant-menu.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tenant-menu list
import { tenantMenu } from '../../../entities/kernel/tenant-menu.ts'
import { List } from '../../captain/screens/list.tsx'
import * as icon from '../../fields/display/icon.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as reference from '../../fields/display/reference.tsx'
import * as slug from '../../fields/display/slug.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { tenantMenu as entity }

export default function TenantMenuList() {
  return (
    <List entity={tenantMenu}>
      <text.Column source="name" />
      <reference.Column source="category" />
      <slug.Column source="key" />
      <icon.Column source="icon" />
      <toggle.Column source="isVisible" />
      <integer.Column source="sortOrder" />
    </List>
  )
}
