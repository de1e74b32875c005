// Generated from entities/area.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject area list
import { area } from '../../../entities/area.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as slug from '../../fields/display/slug.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'
import * as yen from '../../fields/display/yen.tsx'

export { area as entity }

export default function AreaList() {
  return (
    <List entity={area}>
      <text.Column source="name" />
      <slug.Column source="slug" />
      <choice.Column source="prefecture" />
      <yen.Column source="transportFee" />
      <toggle.Column source="isVisible" />
      <integer.Column source="sortOrder" />
    </List>
  )
}
