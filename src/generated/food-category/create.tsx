// Generated from entities/food-category.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject food-category create
import { foodCategory } from '../../../entities/food-category.ts'
import { Create } from '../../captain/screens/create.tsx'
import { foodCategoryInputs } from './inputs.tsx'

export default function FoodCategoryCreate() {
  return <Create entity={foodCategory}>{foodCategoryInputs}</Create>
}
