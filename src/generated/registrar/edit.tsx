// Generated from entities/kernel/registrar.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject registrar edit
import { registrar } from '../../../entities/kernel/registrar.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { registrarInputs } from './inputs.tsx'

export default function RegistrarEdit() {
  return <Edit entity={registrar}>{registrarInputs}</Edit>
}
