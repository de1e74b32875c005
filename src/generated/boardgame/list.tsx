// Generated from entities/boardgame.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject boardgame list
import { boardgame } from '../../../entities/boardgame.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { boardgame as entity }

export default function BoardgameList() {
  return (
    <List entity={boardgame}>
      <text.Column source="title" />
      <choice.Column source="difficulty" />
      <integer.Column source="minPlayers" />
      <integer.Column source="maxPlayers" />
      <integer.Column source="minMinutes" />
      <text.Column source="shelf" />
      <choice.Column source="condition" />
      <toggle.Column source="isVisible" />
    </List>
  )
}
