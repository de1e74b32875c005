// Generated from entities/kernel/domain.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject domain edit
import { domain } from '../../../entities/kernel/domain.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { domainInputs } from './inputs.tsx'

export default function DomainEdit() {
  return <Edit entity={domain}>{domainInputs}</Edit>
}
