// Generated from entities/facility.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject facility edit
import { facility } from '../../../entities/facility.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { facilityInputs } from './inputs.tsx'

export default function FacilityEdit() {
  return <Edit entity={facility}>{facilityInputs}</Edit>
}
