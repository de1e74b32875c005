// Generated from entities/kernel/tenant.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tenant create
import { tenant } from '../../../entities/kernel/tenant.ts'
import { Create } from '../../captain/screens/create.tsx'
import { tenantInputs } from './inputs.tsx'

export default function TenantCreate() {
  return <Create entity={tenant}>{tenantInputs}</Create>
}
