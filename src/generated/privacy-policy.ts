// Generated from entities/legal/privacy-policy.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject privacy-policy <list|create|edit|preview|inputs>
import * as date from '../fields/display/date.tsx'
import * as states from '../fields/display/states.tsx'
import * as text from '../fields/display/text.tsx'

export { privacyPolicy as entity } from '../../entities/legal/privacy-policy.ts'

export const columns = {
  title: text.Column,
  edition: text.Column,
  status: states.Column,
  effectiveOn: date.Column,
  enactedOn: date.Column,
  revisedOn: date.Column,
}
