// Generated from entities/term-of-service.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject term-of-service list
import { termOfService } from '../../../entities/term-of-service.ts'
import { List } from '../../captain/screens/list.tsx'
import * as date from '../../fields/display/date.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'

export { termOfService as entity }

const columns = {
  title: text.Column,
  edition: text.Column,
  status: states.Column,
  effectiveOn: date.Column,
  enactedOn: date.Column,
  revisedOn: date.Column,
}

export default function TermOfServiceList() {
  return <List entity={termOfService} columns={columns} />
}
