// Generated from entities/tenant.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tenant edit
import { tenant } from '../../../entities/tenant.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { tenantInputs } from './inputs.tsx'

export default function TenantEdit() {
  return <Edit entity={tenant}>{tenantInputs}</Edit>
}
