// Generated from entities/kernel/tenant.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tenant inputs
import { Aside, Section } from '../../captain/form/section.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as colour from '../../fields/input/colour.tsx'
import * as corporateNumber from '../../fields/input/corporate-number.tsx'
import * as date from '../../fields/input/date.tsx'
import * as email from '../../fields/input/email.tsx'
import * as image from '../../fields/input/image.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as invoiceNumber from '../../fields/input/invoice-number.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as phone from '../../fields/input/phone.tsx'
import * as postalCode from '../../fields/input/postal-code.tsx'
import * as slug from '../../fields/input/slug.tsx'
import * as states from '../../fields/input/states.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as url from '../../fields/input/url.tsx'

export const tenantInputs = (
  <>
    <Section>
      <text.Input source="name" />
      <text.Input source="nameEn" />
      <slug.Input source="slug" />
      <choice.Input source="site" />
      <url.Input source="siteUrl" />
      <text.Input source="description" />
      <text.Input source="descriptionEn" />
      <image.Input source="logo" />
    </Section>
    <Section name="operator">
      <text.Input source="companyName" />
      <text.Input source="representativeName" />
      <corporateNumber.Input source="corporateNumber" />
      <invoiceNumber.Input source="invoiceNumber" />
      <postalCode.Input source="postalCode" />
      <text.Input source="address" />
      <phone.Input source="phone" />
      <phone.Input source="fax" />
      <email.Input source="email" />
    </Section>
    <Section name="social">
      <text.Input source="lineOfficialAccount" />
      <text.Input source="xAccount" />
      <text.Input source="instagramId" />
      <text.Input source="facebookId" />
      <text.Input source="lineId" />
      <text.Input source="youtubeChannelId" />
    </Section>
    <Section name="contract">
      <date.Input source="contractStartOn" />
      <date.Input source="contractEndOn" />
      <longText.Input source="memo" />
    </Section>
    <Aside>
      <states.Input source="status" />
      <choice.Input source="defaultLocale" />
      <toggle.Input source="orderEmails" />
      <colour.Input source="themeColor" />
      <integer.Input source="sortOrder" />
    </Aside>
  </>
)
