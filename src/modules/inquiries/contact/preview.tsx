import { contact } from '../../../../entities/inquiries/contact.ts'
import { Preview } from '../../../captain/screens/preview.tsx'
import * as account from '../../../fields/display/account.tsx'
import * as choice from '../../../fields/display/choice.tsx'
import * as dateTime from '../../../fields/display/date-time.tsx'
import * as email from '../../../fields/display/email.tsx'
import * as longText from '../../../fields/display/long-text.tsx'
import * as phone from '../../../fields/display/phone.tsx'
import * as states from '../../../fields/display/states.tsx'
import * as text from '../../../fields/display/text.tsx'
import * as toggle from '../../../fields/display/toggle.tsx'
import * as url from '../../../fields/display/url.tsx'

export default function ContactPreview() {
  return (
    <Preview entity={contact}>
      <text.Preview source="subject" />
      <longText.Preview source="message" />
      <text.Preview source="receiptNo" />
      <dateTime.Preview source="receivedAt" />
      <text.Preview source="name" />
      <text.Preview source="nameKana" />
      <text.Preview source="company" />
      <email.Preview source="email" />
      <phone.Preview source="phone" />
      <choice.Preview source="category" />
      <text.Preview source="constructionSite" />
      <choice.Preview source="budgetRange" />
      <choice.Preview source="preferredReply" />
      <toggle.Preview source="agreedPrivacyPolicy" />
      <text.Preview source="agreedPolicyVersion" />
      {/* The field 'website' is left out: it is a honeypot and always empty. */}
      <choice.Preview source="locale" />
      <url.Preview source="sourceUrl" />
      <states.Preview source="status" />
      <account.Preview source="assignee" />
      <longText.Preview source="memo" />
      <dateTime.Preview source="repliedAt" />
      <dateTime.Preview source="closedAt" />
    </Preview>
  )
}
