// Generated from entities/service.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject service edit
import { service } from '../../../entities/service.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { serviceInputs } from './inputs.tsx'

export default function ServiceEdit() {
  return <Edit entity={service}>{serviceInputs}</Edit>
}
