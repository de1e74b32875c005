// Generated from entities/facility.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject facility create
import { facility } from '../../../entities/facility.ts'
import { Create } from '../../captain/screens/create.tsx'
import { facilityInputs } from './inputs.tsx'

export default function FacilityCreate() {
  return <Create entity={facility}>{facilityInputs}</Create>
}
