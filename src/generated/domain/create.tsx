// Generated from entities/kernel/domain.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject domain create
import { domain } from '../../../entities/kernel/domain.ts'
import { Create } from '../../captain/screens/create.tsx'
import { domainInputs } from './inputs.tsx'

export default function DomainCreate() {
  return <Create entity={domain}>{domainInputs}</Create>
}
