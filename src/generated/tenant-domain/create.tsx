// Generated from entities/tenant-domain.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tenant-domain create
import { tenantDomain } from '../../../entities/tenant-domain.ts'
import { Create } from '../../captain/screens/create.tsx'
import { Aside, Section } from '../../captain/screens/section.tsx'
import * as choice from '../../fields/choice.tsx'
import * as date from '../../fields/date.tsx'
import * as longText from '../../fields/long-text.tsx'
import * as reference from '../../fields/reference.tsx'
import * as text from '../../fields/text.tsx'
import * as toggle from '../../fields/toggle.tsx'
import * as url from '../../fields/url.tsx'

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
