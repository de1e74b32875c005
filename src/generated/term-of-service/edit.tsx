// Generated from entities/legal/term-of-service.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject term-of-service edit
import { termOfService } from '../../../entities/legal/term-of-service.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { termOfServiceInputs } from './inputs.tsx'

export default function TermOfServiceEdit() {
  return <Edit entity={termOfService}>{termOfServiceInputs}</Edit>
}
