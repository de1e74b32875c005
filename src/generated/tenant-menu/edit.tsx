// Generated from entities/kernel/tenant-menu.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tenant-menu edit
import { tenantMenu } from '../../../entities/kernel/tenant-menu.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { tenantMenuInputs } from './inputs.tsx'

export default function TenantMenuEdit() {
  return <Edit entity={tenantMenu}>{tenantMenuInputs}</Edit>
}
