// Generated from entities/link.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject link edit
import { link } from '../../../entities/link.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { linkInputs } from './inputs.tsx'

export default function LinkEdit() {
  return <Edit entity={link}>{linkInputs}</Edit>
}
