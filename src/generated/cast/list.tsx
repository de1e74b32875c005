// Generated from entities/cast.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject cast list
import { cast } from '../../../entities/cast.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/choice.tsx'
import * as integer from '../../fields/integer.tsx'
import * as references from '../../fields/references.tsx'
import * as states from '../../fields/states.tsx'
import * as text from '../../fields/text.tsx'
import * as toggle from '../../fields/toggle.tsx'
import * as yen from '../../fields/yen.tsx'

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
