// Generated from entities/legal/term-of-service.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject term-of-service list
import { termOfService } from '../../../entities/legal/term-of-service.ts'
import { List } from '../../captain/screens/list.tsx'
import * as date from '../../fields/display/date.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'

export { termOfService as entity }

export default function TermOfServiceList() {
  return (
    <List entity={termOfService}>
      <text.Column source="title" />
      <text.Column source="edition" />
      <states.Column source="status" />
      <date.Column source="effectiveOn" />
      <date.Column source="enactedOn" />
      <date.Column source="revisedOn" />
    </List>
  )
}
