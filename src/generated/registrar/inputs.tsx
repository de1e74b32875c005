// Generated from entities/kernel/registrar.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject registrar inputs
import { Aside, Section } from '../../captain/form/section.tsx'
import * as email from '../../fields/input/email.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as phone from '../../fields/input/phone.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as url from '../../fields/input/url.tsx'

export const registrarInputs = (
  <>
    <Section>
      <text.Input source="name" />
      <url.Input source="websiteUrl" />
    </Section>
    <Section name="account">
      <url.Input source="loginUrl" />
      <text.Input source="accountId" />
      <text.Input source="contractHolder" />
      <text.Input source="ianaId" />
    </Section>
    <Section name="support">
      <email.Input source="supportEmail" />
      <phone.Input source="supportPhone" />
    </Section>
    <Aside>
      <toggle.Input source="isActive" />
      <integer.Input source="sortOrder" />
      <longText.Input source="memo" />
    </Aside>
  </>
)
