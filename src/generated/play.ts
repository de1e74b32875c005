// Generated from entities/play.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject play <list|create|edit|inputs>
import * as choice from '../fields/display/choice.tsx'
import * as image from '../fields/display/image.tsx'
import * as integer from '../fields/display/integer.tsx'
import * as reference from '../fields/display/reference.tsx'
import * as text from '../fields/display/text.tsx'
import * as toggle from '../fields/display/toggle.tsx'
import * as yen from '../fields/display/yen.tsx'

export { play as entity } from '../../entities/play.ts'

export const columns = {
  name: text.Column,
  image: image.Column,
  category: reference.Column,
  price: yen.Column,
  per: choice.Column,
  durationMinutes: integer.Column,
  dayKind: choice.Column,
  isVisible: toggle.Column,
  sortOrder: integer.Column,
}
