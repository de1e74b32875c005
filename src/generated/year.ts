// Generated from entities/year.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject year <list|create|edit|inputs>
import * as date from '../fields/display/date.tsx'
import * as text from '../fields/display/text.tsx'
import * as toggle from '../fields/display/toggle.tsx'

export { year as entity } from '../../entities/year.ts'

export const columns = {
  label: text.Column,
  year: text.Column,
  startOn: date.Column,
  endOn: date.Column,
  isCurrent: toggle.Column,
  isVisible: toggle.Column,
}
