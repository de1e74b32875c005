// Generated from entities/area.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject area <list|create|edit|inputs>
import * as choice from '../fields/display/choice.tsx'
import * as integer from '../fields/display/integer.tsx'
import * as slug from '../fields/display/slug.tsx'
import * as text from '../fields/display/text.tsx'
import * as toggle from '../fields/display/toggle.tsx'
import * as yen from '../fields/display/yen.tsx'

export { area as entity } from '../../entities/area.ts'

export const columns = {
  name: text.Column,
  slug: slug.Column,
  prefecture: choice.Column,
  transportFee: yen.Column,
  isVisible: toggle.Column,
  sortOrder: integer.Column,
}
