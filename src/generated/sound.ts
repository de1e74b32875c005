// Generated from entities/sound.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject sound <list|create|edit|inputs>
import * as choice from '../fields/display/choice.tsx'
import * as date from '../fields/display/date.tsx'
import * as image from '../fields/display/image.tsx'
import * as integer from '../fields/display/integer.tsx'
import * as text from '../fields/display/text.tsx'
import * as toggle from '../fields/display/toggle.tsx'

export { sound as entity } from '../../entities/sound.ts'

export const columns = {
  title: text.Column,
  jacket: image.Column,
  kind: choice.Column,
  durationSec: integer.Column,
  licenseKind: choice.Column,
  releasedOn: date.Column,
  isVisible: toggle.Column,
  sortOrder: integer.Column,
}
