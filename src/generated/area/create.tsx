// Generated from entities/area.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject area create
import { area } from '../../../entities/area.ts'
import { Create } from '../../captain/screens/create.tsx'
import { areaInputs } from './inputs.tsx'

export default function AreaCreate() {
  return <Create entity={area}>{areaInputs}</Create>
}
