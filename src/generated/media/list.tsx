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

const columns = {
  title: text.Column,
  thumbnail: image.Column,
  kind: choice.Column,
  year: reference.Column,
  publishedOn: date.Column,
  issueNumber: integer.Column,
  outletName: text.Column,
  isVisible: toggle.Column,
}

export default function MediaList() {
  return <List entity={media} columns={columns} />
}
