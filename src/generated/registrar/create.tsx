// Generated from entities/kernel/registrar.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject registrar create
import { registrar } from '../../../entities/kernel/registrar.ts'
import { Create } from '../../captain/screens/create.tsx'
import { registrarInputs } from './inputs.tsx'

export default function RegistrarCreate() {
  return <Create entity={registrar}>{registrarInputs}</Create>
}
