// Generated from entities/tenant-domain.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tenant-domain list
import { tenantDomain } from '../../../entities/tenant-domain.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as date from '../../fields/display/date.tsx'
import * as reference from '../../fields/display/reference.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { tenantDomain as entity }

const columns = {
  hostName: text.Column,
  domain: reference.Column,
  kind: choice.Column,
  isPrimary: toggle.Column,
  sslExpiresOn: date.Column,
}

export default function TenantDomainList() {
  return <List entity={tenantDomain} columns={columns} />
}
