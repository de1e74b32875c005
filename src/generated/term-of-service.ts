// Generated from entities/legal/term-of-service.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject term-of-service <list|create|edit|preview|inputs>
import * as date from '../fields/display/date.tsx'
import * as states from '../fields/display/states.tsx'
import * as text from '../fields/display/text.tsx'

export { termOfService as entity } from '../../entities/legal/term-of-service.ts'

export const columns = {
  title: text.Column,
  edition: text.Column,
  status: states.Column,
  effectiveOn: date.Column,
  enactedOn: date.Column,
  revisedOn: date.Column,
}
