// Generated from entities/sound.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject sound list
import { sound } from '../../../entities/sound.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as date from '../../fields/display/date.tsx'
import * as image from '../../fields/display/image.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { sound as entity }

export default function SoundList() {
  return (
    <List entity={sound}>
      <text.Column source="title" />
      <image.Column source="jacket" />
      <choice.Column source="kind" />
      <integer.Column source="durationSec" />
      <choice.Column source="licenseKind" />
      <date.Column source="releasedOn" />
      <toggle.Column source="isVisible" />
      <integer.Column source="sortOrder" />
    </List>
  )
}
