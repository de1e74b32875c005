// Generated from entities/company-site/partner.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject partner <list|create|edit|inputs>
import * as choice from '../fields/display/choice.tsx'
import * as date from '../fields/display/date.tsx'
import * as integer from '../fields/display/integer.tsx'
import * as text from '../fields/display/text.tsx'
import * as toggle from '../fields/display/toggle.tsx'

export { partner as entity } from '../../entities/company-site/partner.ts'

export const columns = {
  name: text.Column,
  kind: choice.Column,
  licenseExpiresOn: date.Column,
  isVisible: toggle.Column,
  sortOrder: integer.Column,
}
