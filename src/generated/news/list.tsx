// Generated from entities/news.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject news list
import { news } from '../../../entities/news.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as date from '../../fields/display/date.tsx'
import * as dateTime from '../../fields/display/date-time.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'

export { news as entity }

export default function NewsList() {
  return (
    <List entity={news}>
      <text.Column source="title" />
      <choice.Column source="category" />
      <states.Column source="status" />
      <dateTime.Column source="publishAt" />
      <text.Column source="gameTitle" />
      <date.Column source="heldFrom" />
    </List>
  )
}
