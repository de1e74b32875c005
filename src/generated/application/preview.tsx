// Generated from entities/application.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject application preview
import { application } from '../../../entities/application.ts'
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

const fields = {
  applicationNo: text.Preview,
  receivedAt: dateTime.Preview,
  event: reference.Preview,
  people: integer.Preview,
  name: text.Preview,
  nameKana: text.Preview,
  email: email.Preview,
  phone: phone.Preview,
  message: longText.Preview,
  agreedPrivacyPolicy: toggle.Preview,
  agreedPolicyVersion: text.Preview,
  locale: choice.Preview,
  status: states.Preview,
  sentEmails: choices.Preview,
  memo: longText.Preview,
}

export default function ApplicationPreview() {
  return <Preview entity={application} fields={fields} />
}
