// Generated from entities/legal/privacy-policy.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject privacy-policy create
import { privacyPolicy } from '../../../entities/legal/privacy-policy.ts'
import { Create } from '../../captain/screens/create.tsx'
import { privacyPolicyInputs } from './inputs.tsx'

export default function PrivacyPolicyCreate() {
  return <Create entity={privacyPolicy}>{privacyPolicyInputs}</Create>
}
