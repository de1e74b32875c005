// Generated from entities/service.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject service create
import { service } from '../../../entities/service.ts'
import { Create } from '../../captain/screens/create.tsx'
import { serviceInputs } from './inputs.tsx'

export default function ServiceCreate() {
  return <Create entity={service}>{serviceInputs}</Create>
}
