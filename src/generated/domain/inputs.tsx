// Generated from entities/kernel/domain.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject domain inputs
import { Aside, Section } from '../../captain/form/section.tsx'
import * as date from '../../fields/input/date.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as lines from '../../fields/input/lines.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as reference from '../../fields/input/reference.tsx'
import * as states from '../../fields/input/states.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as yen from '../../fields/input/yen.tsx'

export const domainInputs = (
  <>
    <Section>
      <text.Input source="name" />
    </Section>
    <Section name="contract">
      <reference.Input source="registrar" />
      <date.Input source="registeredOn" />
      <date.Input source="expiresOn" />
      <toggle.Input source="autoRenew" />
      <integer.Input source="renewalNoticeDays" />
      <yen.Input source="annualFee" />
      <toggle.Input source="whoisPrivacy" />
    </Section>
    <Section name="dns">
      <text.Input source="dnsProvider" />
      <lines.Input source="nameServers" />
      <text.Input source="ipv4" />
      <text.Input source="ipv6" />
    </Section>
    <Aside>
      <states.Input source="status" />
      <longText.Input source="memo" />
    </Aside>
  </>
)
