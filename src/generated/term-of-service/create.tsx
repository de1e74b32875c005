// Generated from entities/legal/term-of-service.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject term-of-service create
import { termOfService } from '../../../entities/legal/term-of-service.ts'
import { Create } from '../../captain/screens/create.tsx'
import { termOfServiceInputs } from './inputs.tsx'

export default function TermOfServiceCreate() {
  return <Create entity={termOfService}>{termOfServiceInputs}</Create>
}
