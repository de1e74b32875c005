// Generated from entities/company-site/faq.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject faq <list|create|edit|inputs>
import * as choice from '../fields/display/choice.tsx'
import * as integer from '../fields/display/integer.tsx'
import * as text from '../fields/display/text.tsx'
import * as toggle from '../fields/display/toggle.tsx'

export { faq as entity } from '../../entities/company-site/faq.ts'

export const columns = {
  question: text.Column,
  category: choice.Column,
  isVisible: toggle.Column,
  sortOrder: integer.Column,
}
