// Generated from entities/food-category.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject food-category edit
import { foodCategory } from '../../../entities/food-category.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { foodCategoryInputs } from './inputs.tsx'

export default function FoodCategoryEdit() {
  return <Edit entity={foodCategory}>{foodCategoryInputs}</Edit>
}
