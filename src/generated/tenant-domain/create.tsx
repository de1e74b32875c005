// Generated from entities/kernel/tenant-domain.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tenant-domain create
import { tenantDomain } from '../../../entities/kernel/tenant-domain.ts'
import { Create } from '../../captain/screens/create.tsx'
import { Aside, Section } from '../../captain/form/section.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as date from '../../fields/input/date.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as reference from '../../fields/input/reference.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as url from '../../fields/input/url.tsx'

export default function TenantDomainCreate() {
  return (
    <Create entity={tenantDomain}>
      <Section>
        <reference.Input source="domain" />
        <text.Input source="hostName" />
        <choice.Input source="kind" />
        <url.Input source="redirectTo" />
      </Section>
      <Aside>
        <toggle.Input source="isPrimary" />
        <date.Input source="sslExpiresOn" />
        <longText.Input source="memo" />
      </Aside>
    </Create>
  )
}
