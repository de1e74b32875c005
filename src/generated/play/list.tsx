// Generated from entities/play.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject play list
import { play } from '../../../entities/play.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as image from '../../fields/display/image.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as reference from '../../fields/display/reference.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'
import * as yen from '../../fields/display/yen.tsx'

export { play as entity }

export default function PlayList() {
  return (
    <List entity={play}>
      <text.Column source="name" />
      <image.Column source="image" />
      <reference.Column source="category" />
      <yen.Column source="price" />
      <choice.Column source="per" />
      <integer.Column source="durationMinutes" />
      <choice.Column source="dayKind" />
      <toggle.Column source="isVisible" />
      <integer.Column source="sortOrder" />
    </List>
  )
}
