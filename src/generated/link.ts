// Generated from entities/link.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject link <list|create|edit|inputs>
import * as choice from '../fields/display/choice.tsx'
import * as date from '../fields/display/date.tsx'
import * as integer from '../fields/display/integer.tsx'
import * as text from '../fields/display/text.tsx'
import * as toggle from '../fields/display/toggle.tsx'

export { link as entity } from '../../entities/link.ts'

export const columns = {
  title: text.Column,
  category: choice.Column,
  checkedOn: date.Column,
  isVisible: toggle.Column,
  sortOrder: integer.Column,
}
