// Generated from entities/shifts/cast.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject cast list
import { cast } from '../../../entities/shifts/cast.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as references from '../../fields/display/references.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'
import * as yen from '../../fields/display/yen.tsx'

export { cast as entity }

export default function CastList() {
  return (
    <List entity={cast}>
      <text.Column source="name" />
      <choice.Column source="rank" />
      <states.Column source="status" />
      <references.Column source="areas" />
      <yen.Column source="nominationFee" />
      <toggle.Column source="isNew" />
      <toggle.Column source="canBeNominated" />
      <toggle.Column source="isVisible" />
      <integer.Column source="sortOrder" />
    </List>
  )
}
