// Generated from entities/food.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject food create
import { food } from '../../../entities/food.ts'
import { Create } from '../../captain/screens/create.tsx'
import { foodInputs } from './inputs.tsx'

export default function FoodCreate() {
  return <Create entity={food}>{foodInputs}</Create>
}
