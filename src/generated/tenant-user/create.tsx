// Generated from entities/kernel/tenant-user.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tenant-user create
import { tenantUser } from '../../../entities/kernel/tenant-user.ts'
import { Create } from '../../captain/screens/create.tsx'
import { Section } from '../../captain/form/section.tsx'
import * as account from '../../fields/input/account.tsx'
import * as date from '../../fields/input/date.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'

export default function TenantUserCreate() {
  return (
    <Create entity={tenantUser}>
      <Section>
        <account.Input source="user" />
        <date.Input source="joinedOn" />
        <date.Input source="endsOn" />
        <toggle.Input source="isContact" />
        <longText.Input source="memo" />
      </Section>
    </Create>
  )
}
