// Generated from entities/sound.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject sound create
import { sound } from '../../../entities/sound.ts'
import { Create } from '../../captain/screens/create.tsx'
import { soundInputs } from './inputs.tsx'

export default function SoundCreate() {
  return <Create entity={sound}>{soundInputs}</Create>
}
