// Generated from entities/legal/tokusho.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject tokusho <list|create|edit|preview|inputs>
import * as choice from '../fields/display/choice.tsx'
import * as date from '../fields/display/date.tsx'
import * as states from '../fields/display/states.tsx'
import * as text from '../fields/display/text.tsx'

export { tokusho as entity } from '../../entities/legal/tokusho.ts'

export const columns = {
  title: text.Column,
  edition: text.Column,
  status: states.Column,
  effectiveOn: date.Column,
  sellerName: text.Column,
  disclosureMode: choice.Column,
}
