// Generated from entities/kernel/tenant-menu-category.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tenant-menu-category list
import { tenantMenuCategory } from '../../../entities/kernel/tenant-menu-category.ts'
import { List } from '../../captain/screens/list.tsx'
import * as icon from '../../fields/display/icon.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as slug from '../../fields/display/slug.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { tenantMenuCategory as entity }

export default function TenantMenuCategoryList() {
  return (
    <List entity={tenantMenuCategory}>
      <text.Column source="name" />
      <slug.Column source="key" />
      <icon.Column source="icon" />
      <toggle.Column source="isVisible" />
      <integer.Column source="sortOrder" />
    </List>
  )
}
