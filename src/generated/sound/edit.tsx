// Generated from entities/sound.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject sound edit
import { sound } from '../../../entities/sound.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { soundInputs } from './inputs.tsx'

export default function SoundEdit() {
  return <Edit entity={sound}>{soundInputs}</Edit>
}
