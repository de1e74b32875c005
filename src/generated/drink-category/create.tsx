// Generated from entities/drink-category.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject drink-category create
import { drinkCategory } from '../../../entities/drink-category.ts'
import { Create } from '../../captain/screens/create.tsx'
import { drinkCategoryInputs } from './inputs.tsx'

export default function DrinkCategoryCreate() {
  return <Create entity={drinkCategory}>{drinkCategoryInputs}</Create>
}
