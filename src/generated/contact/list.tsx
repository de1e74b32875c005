// Generated from entities/inquiries/contact.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject contact list
import { contact } from '../../../entities/inquiries/contact.ts'
import { List } from '../../captain/screens/list.tsx'
import * as account from '../../fields/display/account.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as dateTime from '../../fields/display/date-time.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'

export { contact as entity }

export default function ContactList() {
  return (
    <List entity={contact}>
      <text.Column source="subject" />
      <text.Column source="name" />
      <states.Column source="status" />
      <choice.Column source="category" />
      <account.Column source="assignee" />
      <dateTime.Column source="receivedAt" />
    </List>
  )
}
