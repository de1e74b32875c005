// Generated from entities/tenant-domain.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tenant-domain create
import { tenantDomain } from '../../../entities/tenant-domain.ts'
import { Create } from '../../captain/screens/create.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as date from '../../fields/input/date.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as reference from '../../fields/input/reference.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as url from '../../fields/input/url.tsx'

const inputs = {
  main: {
    domain: reference.Input,
    hostName: text.Input,
    kind: choice.Input,
    redirectTo: url.Input,
  },
  aside: {
    isPrimary: toggle.Input,
    sslExpiresOn: date.Input,
    memo: longText.Input,
  },
}

export default function TenantDomainCreate() {
  return <Create entity={tenantDomain} inputs={inputs} />
}
