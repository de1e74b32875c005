// Generated from entities/news.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject news <list|create|edit|preview|inputs>
import * as choice from '../fields/display/choice.tsx'
import * as date from '../fields/display/date.tsx'
import * as dateTime from '../fields/display/date-time.tsx'
import * as states from '../fields/display/states.tsx'
import * as text from '../fields/display/text.tsx'

export { news as entity } from '../../entities/news.ts'

export const columns = {
  title: text.Column,
  category: choice.Column,
  status: states.Column,
  publishAt: dateTime.Column,
  gameTitle: text.Column,
  heldFrom: date.Column,
}
