// Generated from entities/kernel/tenant-menu-category.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tenant-menu-category create
import { tenantMenuCategory } from '../../../entities/kernel/tenant-menu-category.ts'
import { Create } from '../../captain/screens/create.tsx'
import { tenantMenuCategoryInputs } from './inputs.tsx'

export default function TenantMenuCategoryCreate() {
  return <Create entity={tenantMenuCategory}>{tenantMenuCategoryInputs}</Create>
}
