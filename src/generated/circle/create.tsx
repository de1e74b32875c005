// Generated from entities/circle.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject circle create
import { circle } from '../../../entities/circle.ts'
import { Create } from '../../captain/screens/create.tsx'
import { circleInputs } from './inputs.tsx'

export default function CircleCreate() {
  return <Create entity={circle}>{circleInputs}</Create>
}
