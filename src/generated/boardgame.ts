// Generated from entities/boardgame.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject boardgame <list|create|edit|inputs>
import * as choice from '../fields/display/choice.tsx'
import * as integer from '../fields/display/integer.tsx'
import * as text from '../fields/display/text.tsx'
import * as toggle from '../fields/display/toggle.tsx'

export { boardgame as entity } from '../../entities/boardgame.ts'

export const columns = {
  title: text.Column,
  difficulty: choice.Column,
  minPlayers: integer.Column,
  maxPlayers: integer.Column,
  minMinutes: integer.Column,
  shelf: text.Column,
  condition: choice.Column,
  isVisible: toggle.Column,
}
