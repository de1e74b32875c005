// Generated from entities/kernel/domain.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject domain list
import { domain } from '../../../entities/kernel/domain.ts'
import { List } from '../../captain/screens/list.tsx'
import * as date from '../../fields/display/date.tsx'
import * as reference from '../../fields/display/reference.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { domain as entity }

export default function DomainList() {
  return (
    <List entity={domain}>
      <text.Column source="name" />
      <reference.Column source="registrar" />
      <states.Column source="status" />
      <date.Column source="expiresOn" />
      <toggle.Column source="autoRenew" />
    </List>
  )
}
