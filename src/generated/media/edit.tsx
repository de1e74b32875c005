// Generated from entities/media.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject media edit
import { media } from '../../../entities/media.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { mediaInputs } from './inputs.tsx'

export default function MediaEdit() {
  return <Edit entity={media}>{mediaInputs}</Edit>
}
