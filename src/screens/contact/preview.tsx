import { contact } from '../../../entities/contact.ts'
import { Preview } from '../../captain/screens/preview.tsx'
import * as account from '../../fields/display/account.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as dateTime from '../../fields/display/date-time.tsx'
import * as email from '../../fields/display/email.tsx'
import * as longText from '../../fields/display/long-text.tsx'
import * as phone from '../../fields/display/phone.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'
import * as url from '../../fields/display/url.tsx'

const fields = {
  subject: text.Preview,
  message: longText.Preview,
  receiptNo: text.Preview,
  receivedAt: dateTime.Preview,
  name: text.Preview,
  nameKana: text.Preview,
  company: text.Preview,
  email: email.Preview,
  phone: phone.Preview,
  category: choice.Preview,
  constructionSite: text.Preview,
  budgetRange: choice.Preview,
  preferredReply: choice.Preview,
  agreedPrivacyPolicy: toggle.Preview,
  agreedPolicyVersion: text.Preview,
  // The field 'website' is left out: it is a honeypot and always empty.
  locale: choice.Preview,
  sourceUrl: url.Preview,
  status: states.Preview,
  assignee: account.Preview,
  memo: longText.Preview,
  repliedAt: dateTime.Preview,
  closedAt: dateTime.Preview,
}

export default function ContactPreview() {
  return <Preview entity={contact} fields={fields} />
}
