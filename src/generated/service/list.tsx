// Generated from entities/service.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject service list
import { service } from '../../../entities/service.ts'
import { List } from '../../captain/screens/list.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { service as entity }

export default function ServiceList() {
  return (
    <List entity={service}>
      <text.Column source="name" />
      <text.Column source="lead" />
      <integer.Column source="minMinutes" />
      <toggle.Column source="isRecommended" />
      <toggle.Column source="isVisible" />
      <integer.Column source="sortOrder" />
    </List>
  )
}
