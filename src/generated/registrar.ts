// Generated from entities/kernel/registrar.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject registrar <list|create|edit|inputs>
import * as integer from '../fields/display/integer.tsx'
import * as text from '../fields/display/text.tsx'
import * as toggle from '../fields/display/toggle.tsx'

export { registrar as entity } from '../../entities/kernel/registrar.ts'

export const columns = {
  name: text.Column,
  accountId: text.Column,
  contractHolder: text.Column,
  isActive: toggle.Column,
  sortOrder: integer.Column,
}
