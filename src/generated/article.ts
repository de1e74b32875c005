// Generated from entities/company-site/article.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject article <list|create|edit|preview|inputs>
import * as dateTime from '../fields/display/date-time.tsx'
import * as reference from '../fields/display/reference.tsx'
import * as states from '../fields/display/states.tsx'
import * as text from '../fields/display/text.tsx'
import * as toggle from '../fields/display/toggle.tsx'

export { article as entity } from '../../entities/company-site/article.ts'

export const columns = {
  title: text.Column,
  category: reference.Column,
  year: reference.Column,
  circle: reference.Column,
  status: states.Column,
  publishAt: dateTime.Column,
  authorName: text.Column,
  isPinned: toggle.Column,
}
