// Generated from entities/events/application.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject application <list|preview>
import * as dateTime from '../fields/display/date-time.tsx'
import * as integer from '../fields/display/integer.tsx'
import * as reference from '../fields/display/reference.tsx'
import * as states from '../fields/display/states.tsx'
import * as text from '../fields/display/text.tsx'

export { application as entity } from '../../entities/events/application.ts'

export const columns = {
  name: text.Column,
  people: integer.Column,
  status: states.Column,
  event: reference.Column,
  receivedAt: dateTime.Column,
  applicationNo: text.Column,
}
