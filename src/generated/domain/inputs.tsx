// Generated from entities/domain.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject domain inputs
import * as date from '../../fields/input/date.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as lines from '../../fields/input/lines.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as reference from '../../fields/input/reference.tsx'
import * as states from '../../fields/input/states.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as yen from '../../fields/input/yen.tsx'

export const domainInputs = {
  main: {
    name: text.Input,
  },
  contract: {
    registrar: reference.Input,
    registeredOn: date.Input,
    expiresOn: date.Input,
    autoRenew: toggle.Input,
    renewalNoticeDays: integer.Input,
    annualFee: yen.Input,
    whoisPrivacy: toggle.Input,
  },
  dns: {
    dnsProvider: text.Input,
    nameServers: lines.Input,
    ipv4: text.Input,
    ipv6: text.Input,
  },
  aside: {
    status: states.Input,
    memo: longText.Input,
  },
}
