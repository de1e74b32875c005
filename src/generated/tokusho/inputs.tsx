// Generated from entities/tokusho.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tokusho inputs
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

export const tokushoInputs = {
  main: {
    title: text.Input,
  },
  seller: {
    sellerName: text.Input,
    representativeName: text.Input,
    operationManager: text.Input,
    corporateNumber: corporateNumber.Input,
    invoiceNumber: invoiceNumber.Input,
    disclosureMode: choice.Input,
    postalCode: postalCode.Input,
    address: text.Input,
    phone: phone.Input,
    phoneHours: text.Input,
    fax: phone.Input,
    email: email.Input,
    websiteUrl: url.Input,
  },
  charges: {
    price: longText.Input,
    shippingFee: longText.Input,
    otherFees: longText.Input,
    paymentMethods: longText.Input,
    paymentTiming: longText.Input,
  },
  delivery: {
    deliveryTiming: longText.Input,
    returns: longText.Input,
    cancellation: longText.Input,
    defectLiability: longText.Input,
  },
  terms: {
    applicationPeriod: longText.Input,
    quantityLimit: longText.Input,
    subscriptionTerms: longText.Input,
    systemRequirements: longText.Input,
    licenses: lines.Input,
    extraItems: lines.Input,
  },
  english: {
    summaryEn: richText.Input,
  },
  aside: {
    status: states.Input,
    edition: text.Input,
    effectiveOn: date.Input,
    memo: longText.Input,
  },
}
