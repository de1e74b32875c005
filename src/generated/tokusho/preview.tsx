// Generated from entities/legal/tokusho.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tokusho preview
import { tokusho } from '../../../entities/legal/tokusho.ts'
import { Preview } from '../../captain/screens/preview.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as corporateNumber from '../../fields/display/corporate-number.tsx'
import * as date from '../../fields/display/date.tsx'
import * as email from '../../fields/display/email.tsx'
import * as invoiceNumber from '../../fields/display/invoice-number.tsx'
import * as lines from '../../fields/display/lines.tsx'
import * as longText from '../../fields/display/long-text.tsx'
import * as phone from '../../fields/display/phone.tsx'
import * as postalCode from '../../fields/display/postal-code.tsx'
import * as richText from '../../fields/display/rich-text.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'
import * as url from '../../fields/display/url.tsx'

export default function TokushoPreview() {
  return (
    <Preview entity={tokusho}>
      <text.Preview source="title" />
      <text.Preview source="edition" />
      <text.Preview source="sellerName" />
      <text.Preview source="representativeName" />
      <text.Preview source="operationManager" />
      <choice.Preview source="disclosureMode" />
      <postalCode.Preview source="postalCode" />
      <text.Preview source="address" />
      <phone.Preview source="phone" />
      <text.Preview source="phoneHours" />
      <phone.Preview source="fax" />
      <email.Preview source="email" />
      <url.Preview source="websiteUrl" />
      <longText.Preview source="price" />
      <longText.Preview source="shippingFee" />
      <longText.Preview source="otherFees" />
      <longText.Preview source="paymentMethods" />
      <longText.Preview source="paymentTiming" />
      <longText.Preview source="deliveryTiming" />
      <longText.Preview source="returns" />
      <longText.Preview source="cancellation" />
      <longText.Preview source="defectLiability" />
      <longText.Preview source="applicationPeriod" />
      <longText.Preview source="quantityLimit" />
      <longText.Preview source="subscriptionTerms" />
      <longText.Preview source="systemRequirements" />
      <lines.Preview source="licenses" />
      <corporateNumber.Preview source="corporateNumber" />
      <invoiceNumber.Preview source="invoiceNumber" />
      <lines.Preview source="extraItems" />
      <richText.Preview source="summaryEn" />
      <date.Preview source="effectiveOn" />
      <states.Preview source="status" />
      <longText.Preview source="memo" />
    </Preview>
  )
}
