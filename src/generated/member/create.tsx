// Generated from entities/member.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject member create
import { member } from '../../../entities/member.ts'
import { Create } from '../../captain/screens/create.tsx'
import { memberInputs } from './inputs.tsx'

export default function MemberCreate() {
  return <Create entity={member}>{memberInputs}</Create>
}
