// Generated from entities/boardgame.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject boardgame edit
import { boardgame } from '../../../entities/boardgame.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { boardgameInputs } from './inputs.tsx'

export default function BoardgameEdit() {
  return <Edit entity={boardgame}>{boardgameInputs}</Edit>
}
