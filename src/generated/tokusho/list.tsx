// Generated from entities/legal/tokusho.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tokusho list
import { tokusho } from '../../../entities/legal/tokusho.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as date from '../../fields/display/date.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'

export { tokusho as entity }

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
