// Generated from entities/drink.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject drink edit
import { drink } from '../../../entities/drink.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { drinkInputs } from './inputs.tsx'

export default function DrinkEdit() {
  return <Edit entity={drink}>{drinkInputs}</Edit>
}
