// Generated from entities/shifts/cast.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject cast edit
import { cast } from '../../../entities/shifts/cast.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { castInputs } from './inputs.tsx'

export default function CastEdit() {
  return <Edit entity={cast}>{castInputs}</Edit>
}
