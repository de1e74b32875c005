// Generated from entities/company-site/article.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject article list
import { article } from '../../../entities/company-site/article.ts'
import { List } from '../../captain/screens/list.tsx'
import * as dateTime from '../../fields/display/date-time.tsx'
import * as reference from '../../fields/display/reference.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { article as entity }

export default function ArticleList() {
  return (
    <List entity={article}>
      <text.Column source="title" />
      <reference.Column source="category" />
      <reference.Column source="year" />
      <reference.Column source="circle" />
      <states.Column source="status" />
      <dateTime.Column source="publishAt" />
      <text.Column source="authorName" />
      <toggle.Column source="isPinned" />
    </List>
  )
}
