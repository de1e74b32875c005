// Generated from entities/kernel/tenant-menu.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tenant-menu create
import { tenantMenu } from '../../../entities/kernel/tenant-menu.ts'
import { Create } from '../../captain/screens/create.tsx'
import { tenantMenuInputs } from './inputs.tsx'

export default function TenantMenuCreate() {
  return <Create entity={tenantMenu}>{tenantMenuInputs}</Create>
}
