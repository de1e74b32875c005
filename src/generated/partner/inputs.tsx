// Generated from entities/company-site/partner.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject partner inputs
import { Aside, Section } from '../../captain/form/section.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as choices from '../../fields/input/choices.tsx'
import * as corporateNumber from '../../fields/input/corporate-number.tsx'
import * as date from '../../fields/input/date.tsx'
import * as email from '../../fields/input/email.tsx'
import * as image from '../../fields/input/image.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as invoiceNumber from '../../fields/input/invoice-number.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as phone from '../../fields/input/phone.tsx'
import * as postalCode from '../../fields/input/postal-code.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as url from '../../fields/input/url.tsx'

export const partnerInputs = (
  <>
    <Section>
      <text.Input source="name" />
      <text.Input source="nameKana" />
      <text.Input source="nameEn" />
      <image.Input source="logo" />
      <longText.Input source="introduction" />
    </Section>
    <Section name="company">
      <corporateNumber.Input source="corporateNumber" />
      <invoiceNumber.Input source="invoiceNumber" />
      <date.Input source="invoiceCheckedOn" />
      <postalCode.Input source="postalCode" />
      <text.Input source="address" />
    </Section>
    <Section name="contact">
      <phone.Input source="phone" />
      <phone.Input source="fax" />
      <email.Input source="email" />
      <text.Input source="contactPerson" />
      <url.Input source="websiteUrl" />
    </Section>
    <Section name="license">
      <choices.Input source="trades" />
      <text.Input source="constructionLicense" />
      <date.Input source="licenseExpiresOn" />
    </Section>
    <Aside>
      <choice.Input source="kind" />
      <date.Input source="startedOn" />
      <toggle.Input source="isVisible" />
      <integer.Input source="sortOrder" />
      <longText.Input source="memo" />
    </Aside>
  </>
)
