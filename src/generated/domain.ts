// Generated from entities/kernel/domain.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject domain <list|create|edit|inputs>
import * as date from '../fields/display/date.tsx'
import * as reference from '../fields/display/reference.tsx'
import * as states from '../fields/display/states.tsx'
import * as text from '../fields/display/text.tsx'
import * as toggle from '../fields/display/toggle.tsx'

export { domain as entity } from '../../entities/kernel/domain.ts'

export const columns = {
  name: text.Column,
  registrar: reference.Column,
  status: states.Column,
  expiresOn: date.Column,
  autoRenew: toggle.Column,
}
