// Generated from entities/kernel/tenant-domain.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tenant-domain list
import { tenantDomain } from '../../../entities/kernel/tenant-domain.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as date from '../../fields/display/date.tsx'
import * as reference from '../../fields/display/reference.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { tenantDomain as entity }

export default function TenantDomainList() {
  return (
    <List entity={tenantDomain}>
      <text.Column source="hostName" />
      <reference.Column source="domain" />
      <choice.Column source="kind" />
      <toggle.Column source="isPrimary" />
      <date.Column source="sslExpiresOn" />
    </List>
  )
}
