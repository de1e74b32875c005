// Generated from entities/construction-project.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject construction-project list
import { constructionProject } from '../../../entities/construction-project.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as date from '../../fields/display/date.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { constructionProject as entity }

export default function ConstructionProjectList() {
  return (
    <List entity={constructionProject}>
      <text.Column source="title" />
      <choice.Column source="category" />
      <states.Column source="status" />
      <text.Column source="municipality" />
      <date.Column source="completedOn" />
      <text.Column source="clientName" />
      <toggle.Column source="isPinned" />
      <integer.Column source="sortOrder" />
    </List>
  )
}
