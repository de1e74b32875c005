// Generated from entities/cast.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject cast list
import { cast } from '../../../entities/cast.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as references from '../../fields/display/references.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'
import * as yen from '../../fields/display/yen.tsx'

export { cast as entity }

const columns = {
  name: text.Column,
  rank: choice.Column,
  status: states.Column,
  areas: references.Column,
  nominationFee: yen.Column,
  isNew: toggle.Column,
  canBeNominated: toggle.Column,
  isVisible: toggle.Column,
  sortOrder: integer.Column,
}

export default function CastList() {
  return <List entity={cast} columns={columns} />
}
