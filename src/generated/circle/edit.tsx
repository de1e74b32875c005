// Generated from entities/circle.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject circle edit
import { circle } from '../../../entities/circle.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { circleInputs } from './inputs.tsx'

export default function CircleEdit() {
  return <Edit entity={circle}>{circleInputs}</Edit>
}
