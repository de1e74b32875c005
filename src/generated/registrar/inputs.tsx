// Generated from entities/registrar.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject registrar inputs
import * as email from '../../fields/input/email.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as phone from '../../fields/input/phone.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as url from '../../fields/input/url.tsx'

export const registrarInputs = {
  main: {
    name: text.Input,
    websiteUrl: url.Input,
  },
  account: {
    loginUrl: url.Input,
    accountId: text.Input,
    contractHolder: text.Input,
    ianaId: text.Input,
  },
  support: {
    supportEmail: email.Input,
    supportPhone: phone.Input,
  },
  aside: {
    isActive: toggle.Input,
    sortOrder: integer.Input,
    memo: longText.Input,
  },
}
