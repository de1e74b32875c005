// Generated from entities/tokusho.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tokusho list
import { tokusho } from '../../../entities/tokusho.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/choice.tsx'
import * as date from '../../fields/date.tsx'
import * as states from '../../fields/states.tsx'
import * as text from '../../fields/text.tsx'

export default function TokushoList() {
  return (
    <List entity={tokusho}>
      <text.Column source="title" />
      <text.Column source="edition" />
      <states.Column source="status" />
      <date.Column source="effectiveOn" />
      <text.Column source="sellerName" />
      <choice.Column source="disclosureMode" />
    </List>
  )
}
