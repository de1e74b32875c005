// Generated from entities/facility.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject facility <list|create|edit|inputs>
import * as choice from '../fields/display/choice.tsx'
import * as integer from '../fields/display/integer.tsx'
import * as text from '../fields/display/text.tsx'
import * as toggle from '../fields/display/toggle.tsx'

export { facility as entity } from '../../entities/facility.ts'

export const columns = {
  name: text.Column,
  kind: choice.Column,
  floor: choice.Column,
  capacity: integer.Column,
  notice: text.Column,
  isReservable: toggle.Column,
  isVisible: toggle.Column,
  sortOrder: integer.Column,
}
