// Generated from entities/legal/privacy-policy.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject privacy-policy preview
import { privacyPolicy } from '../../../entities/legal/privacy-policy.ts'
import { Preview } from '../../captain/screens/preview.tsx'
import * as date from '../../fields/display/date.tsx'
import * as lines from '../../fields/display/lines.tsx'
import * as longText from '../../fields/display/long-text.tsx'
import * as richText from '../../fields/display/rich-text.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'

export default function PrivacyPolicyPreview() {
  return (
    <Preview entity={privacyPolicy}>
      <text.Preview source="title" />
      <text.Preview source="titleEn" />
      <text.Preview source="edition" />
      <text.Preview source="operatorName" />
      <text.Preview source="operatorAddress" />
      <text.Preview source="representativeName" />
      <longText.Preview source="contactPoint" />
      <lines.Preview source="externalTransmissions" />
      <richText.Preview source="body" />
      <richText.Preview source="bodyEn" />
      <date.Preview source="enactedOn" />
      <date.Preview source="revisedOn" />
      <date.Preview source="effectiveOn" />
      <longText.Preview source="changeSummary" />
      <states.Preview source="status" />
      <longText.Preview source="memo" />
    </Preview>
  )
}
