// Generated from entities/shifts/cast.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject cast create
import { cast } from '../../../entities/shifts/cast.ts'
import { Create } from '../../captain/screens/create.tsx'
import { castInputs } from './inputs.tsx'

export default function CastCreate() {
  return <Create entity={cast}>{castInputs}</Create>
}
