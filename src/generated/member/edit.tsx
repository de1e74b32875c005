// Generated from entities/member.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject member edit
import { member } from '../../../entities/member.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { memberInputs } from './inputs.tsx'

export default function MemberEdit() {
  return <Edit entity={member}>{memberInputs}</Edit>
}
