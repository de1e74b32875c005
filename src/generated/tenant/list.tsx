// Generated from entities/kernel/tenant.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tenant list
import { tenant } from '../../../entities/kernel/tenant.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as date from '../../fields/display/date.tsx'
import * as slug from '../../fields/display/slug.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'

export { tenant as entity }

export default function TenantList() {
  return (
    <List entity={tenant}>
      <text.Column source="name" />
      <slug.Column source="slug" />
      <choice.Column source="site" />
      <states.Column source="status" />
      <text.Column source="companyName" />
      <date.Column source="contractStartOn" />
    </List>
  )
}
