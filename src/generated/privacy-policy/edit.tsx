// Generated from entities/legal/privacy-policy.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject privacy-policy edit
import { privacyPolicy } from '../../../entities/legal/privacy-policy.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { privacyPolicyInputs } from './inputs.tsx'

export default function PrivacyPolicyEdit() {
  return <Edit entity={privacyPolicy}>{privacyPolicyInputs}</Edit>
}
