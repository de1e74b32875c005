// Generated from entities/construction-project.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject construction-project <list|create|edit|preview|inputs>
import * as choice from '../fields/display/choice.tsx'
import * as date from '../fields/display/date.tsx'
import * as integer from '../fields/display/integer.tsx'
import * as states from '../fields/display/states.tsx'
import * as text from '../fields/display/text.tsx'
import * as toggle from '../fields/display/toggle.tsx'

export { constructionProject as entity } from '../../entities/construction-project.ts'

export const columns = {
  title: text.Column,
  category: choice.Column,
  status: states.Column,
  municipality: text.Column,
  completedOn: date.Column,
  clientName: text.Column,
  isPinned: toggle.Column,
  sortOrder: integer.Column,
}
