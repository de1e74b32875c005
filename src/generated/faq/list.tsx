// Generated from entities/company-site/faq.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject faq list
import { faq } from '../../../entities/company-site/faq.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { faq as entity }

export default function FaqList() {
  return (
    <List entity={faq}>
      <text.Column source="question" />
      <choice.Column source="category" />
      <toggle.Column source="isVisible" />
      <integer.Column source="sortOrder" />
    </List>
  )
}
