// Generated from entities/media.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject media <list|create|edit|inputs>
import * as choice from '../fields/display/choice.tsx'
import * as date from '../fields/display/date.tsx'
import * as image from '../fields/display/image.tsx'
import * as integer from '../fields/display/integer.tsx'
import * as reference from '../fields/display/reference.tsx'
import * as text from '../fields/display/text.tsx'
import * as toggle from '../fields/display/toggle.tsx'

export { media as entity } from '../../entities/media.ts'

export const columns = {
  title: text.Column,
  thumbnail: image.Column,
  kind: choice.Column,
  year: reference.Column,
  publishedOn: date.Column,
  issueNumber: integer.Column,
  outletName: text.Column,
  isVisible: toggle.Column,
}
