// Generated from entities/circle.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject circle <list|create|edit|inputs>
import * as choice from '../fields/display/choice.tsx'
import * as integer from '../fields/display/integer.tsx'
import * as reference from '../fields/display/reference.tsx'
import * as text from '../fields/display/text.tsx'
import * as toggle from '../fields/display/toggle.tsx'

export { circle as entity } from '../../entities/circle.ts'

export const columns = {
  name: text.Column,
  genre: choice.Column,
  facility: reference.Column,
  memberCount: integer.Column,
  recruiting: choice.Column,
  representative: text.Column,
  isVisible: toggle.Column,
}
