// Generated from entities/kernel/tenant-user.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tenant-user list
import { tenantUser } from '../../../entities/kernel/tenant-user.ts'
import { List } from '../../captain/screens/list.tsx'
import * as account from '../../fields/display/account.tsx'
import * as date from '../../fields/display/date.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { tenantUser as entity }

export default function TenantUserList() {
  return (
    <List entity={tenantUser}>
      <account.Column source="user" />
      <date.Column source="joinedOn" />
      <date.Column source="endsOn" />
      <toggle.Column source="isContact" />
    </List>
  )
}
