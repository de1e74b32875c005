// Generated from entities/media.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject media create
import { media } from '../../../entities/media.ts'
import { Create } from '../../captain/screens/create.tsx'
import { mediaInputs } from './inputs.tsx'

export default function MediaCreate() {
  return <Create entity={media}>{mediaInputs}</Create>
}
