// Generated from entities/tenant.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tenant inputs
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

export const tenantInputs = {
  main: {
    name: text.Input,
    nameEn: text.Input,
    slug: slug.Input,
    site: choice.Input,
    siteUrl: url.Input,
    description: text.Input,
    descriptionEn: text.Input,
    logo: image.Input,
  },
  operator: {
    companyName: text.Input,
    representativeName: text.Input,
    corporateNumber: corporateNumber.Input,
    invoiceNumber: invoiceNumber.Input,
    postalCode: postalCode.Input,
    address: text.Input,
    phone: phone.Input,
    fax: phone.Input,
    email: email.Input,
  },
  social: {
    lineOfficialAccount: text.Input,
    xAccount: text.Input,
    instagramId: text.Input,
    facebookId: text.Input,
    lineId: text.Input,
    youtubeChannelId: text.Input,
  },
  contract: {
    contractStartOn: date.Input,
    contractEndOn: date.Input,
    memo: longText.Input,
  },
  aside: {
    status: states.Input,
    defaultLocale: choice.Input,
    orderEmails: toggle.Input,
    themeColor: colour.Input,
    sortOrder: integer.Input,
  },
}
