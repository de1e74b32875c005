// Generated from entities/events/application.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject application preview
import { application } from '../../../entities/events/application.ts'
import { Preview } from '../../captain/screens/preview.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as choices from '../../fields/display/choices.tsx'
import * as dateTime from '../../fields/display/date-time.tsx'
import * as email from '../../fields/display/email.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as longText from '../../fields/display/long-text.tsx'
import * as phone from '../../fields/display/phone.tsx'
import * as reference from '../../fields/display/reference.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export default function ApplicationPreview() {
  return (
    <Preview entity={application}>
      <text.Preview source="applicationNo" />
      <dateTime.Preview source="receivedAt" />
      <reference.Preview source="event" />
      <integer.Preview source="people" />
      <text.Preview source="name" />
      <text.Preview source="nameKana" />
      <email.Preview source="email" />
      <phone.Preview source="phone" />
      <longText.Preview source="message" />
      <toggle.Preview source="agreedPrivacyPolicy" />
      <text.Preview source="agreedPolicyVersion" />
      <choice.Preview source="locale" />
      <states.Preview source="status" />
      <choices.Preview source="sentEmails" />
      <longText.Preview source="memo" />
    </Preview>
  )
}
