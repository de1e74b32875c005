// Generated from entities/service.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject service <list|create|edit|inputs>
import * as integer from '../fields/display/integer.tsx'
import * as text from '../fields/display/text.tsx'
import * as toggle from '../fields/display/toggle.tsx'

export { service as entity } from '../../entities/service.ts'

export const columns = {
  name: text.Column,
  lead: text.Column,
  minMinutes: integer.Column,
  isRecommended: toggle.Column,
  isVisible: toggle.Column,
  sortOrder: integer.Column,
}
