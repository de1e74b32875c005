// Generated from entities/legal/privacy-policy.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject privacy-policy list
import { privacyPolicy } from '../../../entities/legal/privacy-policy.ts'
import { List } from '../../captain/screens/list.tsx'
import * as date from '../../fields/display/date.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'

export { privacyPolicy as entity }

export default function PrivacyPolicyList() {
  return (
    <List entity={privacyPolicy}>
      <text.Column source="title" />
      <text.Column source="edition" />
      <states.Column source="status" />
      <date.Column source="effectiveOn" />
      <date.Column source="enactedOn" />
      <date.Column source="revisedOn" />
    </List>
  )
}
