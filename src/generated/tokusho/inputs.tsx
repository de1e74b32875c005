// Generated from entities/legal/tokusho.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tokusho inputs
import { Aside, Section } from '../../captain/form/section.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as corporateNumber from '../../fields/input/corporate-number.tsx'
import * as date from '../../fields/input/date.tsx'
import * as email from '../../fields/input/email.tsx'
import * as invoiceNumber from '../../fields/input/invoice-number.tsx'
import * as lines from '../../fields/input/lines.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as phone from '../../fields/input/phone.tsx'
import * as postalCode from '../../fields/input/postal-code.tsx'
import * as richText from '../../fields/input/rich-text.tsx'
import * as states from '../../fields/input/states.tsx'
import * as text from '../../fields/input/text.tsx'
import * as url from '../../fields/input/url.tsx'

export const tokushoInputs = (
  <>
    <Section>
      <text.Input source="title" />
    </Section>
    <Section name="seller">
      <text.Input source="sellerName" />
      <text.Input source="representativeName" />
      <text.Input source="operationManager" />
      <corporateNumber.Input source="corporateNumber" />
      <invoiceNumber.Input source="invoiceNumber" />
      <choice.Input source="disclosureMode" />
      <postalCode.Input source="postalCode" />
      <text.Input source="address" />
      <phone.Input source="phone" />
      <text.Input source="phoneHours" />
      <phone.Input source="fax" />
      <email.Input source="email" />
      <url.Input source="websiteUrl" />
    </Section>
    <Section name="charges">
      <longText.Input source="price" />
      <longText.Input source="shippingFee" />
      <longText.Input source="otherFees" />
      <longText.Input source="paymentMethods" />
      <longText.Input source="paymentTiming" />
    </Section>
    <Section name="delivery">
      <longText.Input source="deliveryTiming" />
      <longText.Input source="returns" />
      <longText.Input source="cancellation" />
      <longText.Input source="defectLiability" />
    </Section>
    <Section name="terms">
      <longText.Input source="applicationPeriod" />
      <longText.Input source="quantityLimit" />
      <longText.Input source="subscriptionTerms" />
      <longText.Input source="systemRequirements" />
      <lines.Input source="licenses" />
      <lines.Input source="extraItems" />
    </Section>
    <Section name="english">
      <richText.Input source="summaryEn" />
    </Section>
    <Aside>
      <states.Input source="status" />
      <text.Input source="edition" />
      <date.Input source="effectiveOn" />
      <longText.Input source="memo" />
    </Aside>
  </>
)
