// Generated from entities/boardgame.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject boardgame create
import { boardgame } from '../../../entities/boardgame.ts'
import { Create } from '../../captain/screens/create.tsx'
import { boardgameInputs } from './inputs.tsx'

export default function BoardgameCreate() {
  return <Create entity={boardgame}>{boardgameInputs}</Create>
}
