// Generated from entities/events/event.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject event <list|create|edit|preview|inputs>
import * as choice from '../fields/display/choice.tsx'
import * as dateTime from '../fields/display/date-time.tsx'
import * as integer from '../fields/display/integer.tsx'
import * as reference from '../fields/display/reference.tsx'
import * as states from '../fields/display/states.tsx'
import * as text from '../fields/display/text.tsx'

export { event as entity } from '../../entities/events/event.ts'

export const columns = {
  title: text.Column,
  startAt: dateTime.Column,
  category: choice.Column,
  holdStatus: choice.Column,
  status: states.Column,
  venue: text.Column,
  capacity: integer.Column,
  year: reference.Column,
}
