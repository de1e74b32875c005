// Generated from entities/inquiries/contact.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject contact <list|preview>
import * as account from '../fields/display/account.tsx'
import * as choice from '../fields/display/choice.tsx'
import * as dateTime from '../fields/display/date-time.tsx'
import * as states from '../fields/display/states.tsx'
import * as text from '../fields/display/text.tsx'

export { contact as entity } from '../../entities/inquiries/contact.ts'

export const columns = {
  subject: text.Column,
  name: text.Column,
  status: states.Column,
  category: choice.Column,
  assignee: account.Column,
  receivedAt: dateTime.Column,
}
