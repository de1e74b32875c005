// Generated from entities/customer-emails/email-text.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject email-text list
import { emailText } from '../../../entities/customer-emails/email-text.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as text from '../../fields/display/text.tsx'

export { emailText as entity }

export default function EmailTextList() {
  return (
    <List entity={emailText}>
      <choice.Column source="email" />
      <choice.Column source="language" />
      <text.Column source="subject" />
    </List>
  )
}
