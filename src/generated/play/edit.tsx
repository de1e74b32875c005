// Generated from entities/play.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject play edit
import { play } from '../../../entities/play.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { playInputs } from './inputs.tsx'

export default function PlayEdit() {
  return <Edit entity={play}>{playInputs}</Edit>
}
