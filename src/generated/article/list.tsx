// Generated from entities/article.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject article list
import { article } from '../../../entities/article.ts'
import { List } from '../../captain/screens/list.tsx'
import * as dateTime from '../../fields/display/date-time.tsx'
import * as reference from '../../fields/display/reference.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { article as entity }

const columns = {
  title: text.Column,
  category: reference.Column,
  year: reference.Column,
  circle: reference.Column,
  status: states.Column,
  publishAt: dateTime.Column,
  authorName: text.Column,
  isPinned: toggle.Column,
}

export default function ArticleList() {
  return <List entity={article} columns={columns} />
}
