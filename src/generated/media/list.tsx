// Generated from entities/media.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject media list
import { media } from '../../../entities/media.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as date from '../../fields/display/date.tsx'
import * as image from '../../fields/display/image.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as reference from '../../fields/display/reference.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { media as entity }

export default function MediaList() {
  return (
    <List entity={media}>
      <text.Column source="title" />
      <image.Column source="thumbnail" />
      <choice.Column source="kind" />
      <reference.Column source="year" />
      <date.Column source="publishedOn" />
      <integer.Column source="issueNumber" />
      <text.Column source="outletName" />
      <toggle.Column source="isVisible" />
    </List>
  )
}
