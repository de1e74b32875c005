// Generated from entities/area.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject area edit
import { area } from '../../../entities/area.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { areaInputs } from './inputs.tsx'

export default function AreaEdit() {
  return <Edit entity={area}>{areaInputs}</Edit>
}
