// Generated from entities/member.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject member <list|create|edit|inputs>
import * as choices from '../fields/display/choices.tsx'
import * as date from '../fields/display/date.tsx'
import * as integer from '../fields/display/integer.tsx'
import * as states from '../fields/display/states.tsx'
import * as text from '../fields/display/text.tsx'
import * as toggle from '../fields/display/toggle.tsx'

export { member as entity } from '../../entities/member.ts'

export const columns = {
  name: text.Column,
  roles: choices.Column,
  status: states.Column,
  joinedOn: date.Column,
  leftOn: date.Column,
  isVisible: toggle.Column,
  sortOrder: integer.Column,
}
