// Generated from entities/partner.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject partner inputs
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

export const partnerInputs = {
  main: {
    name: text.Input,
    nameKana: text.Input,
    nameEn: text.Input,
    logo: image.Input,
    introduction: longText.Input,
  },
  company: {
    corporateNumber: corporateNumber.Input,
    invoiceNumber: invoiceNumber.Input,
    invoiceCheckedOn: date.Input,
    postalCode: postalCode.Input,
    address: text.Input,
  },
  contact: {
    phone: phone.Input,
    fax: phone.Input,
    email: email.Input,
    contactPerson: text.Input,
    websiteUrl: url.Input,
  },
  license: {
    trades: choices.Input,
    constructionLicense: text.Input,
    licenseExpiresOn: date.Input,
  },
  aside: {
    kind: choice.Input,
    startedOn: date.Input,
    isVisible: toggle.Input,
    sortOrder: integer.Input,
    memo: longText.Input,
  },
}
