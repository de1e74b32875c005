// Generated from entities/legal/term-of-service.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject term-of-service preview
import { termOfService } from '../../../entities/legal/term-of-service.ts'
import { Preview } from '../../captain/screens/preview.tsx'
import * as date from '../../fields/display/date.tsx'
import * as longText from '../../fields/display/long-text.tsx'
import * as richText from '../../fields/display/rich-text.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'

export default function TermOfServicePreview() {
  return (
    <Preview entity={termOfService}>
      <text.Preview source="title" />
      <text.Preview source="titleEn" />
      <text.Preview source="edition" />
      <date.Preview source="noticeOn" />
      <text.Preview source="jurisdiction" />
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
