// Generated from entities/privacy-policy.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject privacy-policy preview
import { privacyPolicy } from '../../../entities/privacy-policy.ts'
import { Preview } from '../../captain/screens/preview.tsx'
import * as date from '../../fields/display/date.tsx'
import * as lines from '../../fields/display/lines.tsx'
import * as longText from '../../fields/display/long-text.tsx'
import * as richText from '../../fields/display/rich-text.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'

const fields = {
  title: text.Preview,
  titleEn: text.Preview,
  edition: text.Preview,
  operatorName: text.Preview,
  operatorAddress: text.Preview,
  representativeName: text.Preview,
  contactPoint: longText.Preview,
  externalTransmissions: lines.Preview,
  body: richText.Preview,
  bodyEn: richText.Preview,
  enactedOn: date.Preview,
  revisedOn: date.Preview,
  effectiveOn: date.Preview,
  changeSummary: longText.Preview,
  status: states.Preview,
  memo: longText.Preview,
}

export default function PrivacyPolicyPreview() {
  return <Preview entity={privacyPolicy} fields={fields} />
}
