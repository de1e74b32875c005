// Generated from entities/tokusho.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tokusho preview
import { tokusho } from '../../../entities/tokusho.ts'
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

const fields = {
  title: text.Preview,
  edition: text.Preview,
  sellerName: text.Preview,
  representativeName: text.Preview,
  operationManager: text.Preview,
  disclosureMode: choice.Preview,
  postalCode: postalCode.Preview,
  address: text.Preview,
  phone: phone.Preview,
  phoneHours: text.Preview,
  fax: phone.Preview,
  email: email.Preview,
  websiteUrl: url.Preview,
  price: longText.Preview,
  shippingFee: longText.Preview,
  otherFees: longText.Preview,
  paymentMethods: longText.Preview,
  paymentTiming: longText.Preview,
  deliveryTiming: longText.Preview,
  returns: longText.Preview,
  cancellation: longText.Preview,
  defectLiability: longText.Preview,
  applicationPeriod: longText.Preview,
  quantityLimit: longText.Preview,
  subscriptionTerms: longText.Preview,
  systemRequirements: longText.Preview,
  licenses: lines.Preview,
  corporateNumber: corporateNumber.Preview,
  invoiceNumber: invoiceNumber.Preview,
  extraItems: lines.Preview,
  summaryEn: richText.Preview,
  effectiveOn: date.Preview,
  status: states.Preview,
  memo: longText.Preview,
}

export default function TokushoPreview() {
  return <Preview entity={tokusho} fields={fields} />
}
