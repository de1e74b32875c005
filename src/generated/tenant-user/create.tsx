// Generated from entities/tenant-user.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tenant-user create
import { tenantUser } from '../../../entities/tenant-user.ts'
import { Create } from '../../captain/screens/create.tsx'
import * as account from '../../fields/input/account.tsx'
import * as date from '../../fields/input/date.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'

const inputs = {
  main: {
    user: account.Input,
    joinedOn: date.Input,
    endsOn: date.Input,
    isContact: toggle.Input,
    memo: longText.Input,
  },
}

export default function TenantUserCreate() {
  return <Create entity={tenantUser} inputs={inputs} />
}
