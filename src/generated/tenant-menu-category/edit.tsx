// Generated from entities/kernel/tenant-menu-category.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tenant-menu-category edit
import { tenantMenuCategory } from '../../../entities/kernel/tenant-menu-category.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { tenantMenuCategoryInputs } from './inputs.tsx'

export default function TenantMenuCategoryEdit() {
  return <Edit entity={tenantMenuCategory}>{tenantMenuCategoryInputs}</Edit>
}
