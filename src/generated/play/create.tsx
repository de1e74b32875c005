// Generated from entities/play.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject play create
import { play } from '../../../entities/play.ts'
import { Create } from '../../captain/screens/create.tsx'
import { playInputs } from './inputs.tsx'

export default function PlayCreate() {
  return <Create entity={play}>{playInputs}</Create>
}
