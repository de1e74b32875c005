// Generated from entities/food.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject food edit
import { food } from '../../../entities/food.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { foodInputs } from './inputs.tsx'

export default function FoodEdit() {
  return <Edit entity={food}>{foodInputs}</Edit>
}
