// Generated from entities/link.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject link create
import { link } from '../../../entities/link.ts'
import { Create } from '../../captain/screens/create.tsx'
import { linkInputs } from './inputs.tsx'

export default function LinkCreate() {
  return <Create entity={link}>{linkInputs}</Create>
}
