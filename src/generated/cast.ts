// Generated from entities/shifts/cast.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject cast <list|create|edit|inputs>
import * as choice from '../fields/display/choice.tsx'
import * as integer from '../fields/display/integer.tsx'
import * as references from '../fields/display/references.tsx'
import * as states from '../fields/display/states.tsx'
import * as text from '../fields/display/text.tsx'
import * as toggle from '../fields/display/toggle.tsx'
import * as yen from '../fields/display/yen.tsx'

export { cast as entity } from '../../entities/shifts/cast.ts'

export const columns = {
  name: text.Column,
  rank: choice.Column,
  status: states.Column,
  areas: references.Column,
  nominationFee: yen.Column,
  isNew: toggle.Column,
  canBeNominated: toggle.Column,
  isVisible: toggle.Column,
  sortOrder: integer.Column,
}
