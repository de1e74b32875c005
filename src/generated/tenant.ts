// Generated from entities/kernel/tenant.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject tenant <list|create|edit|inputs>
import * as choice from '../fields/display/choice.tsx'
import * as date from '../fields/display/date.tsx'
import * as slug from '../fields/display/slug.tsx'
import * as states from '../fields/display/states.tsx'
import * as text from '../fields/display/text.tsx'

export { tenant as entity } from '../../entities/kernel/tenant.ts'

export const columns = {
  name: text.Column,
  slug: slug.Column,
  site: choice.Column,
  status: states.Column,
  companyName: text.Column,
  contractStartOn: date.Column,
}
