// Generated from entities/drink-category.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject drink-category edit
import { drinkCategory } from '../../../entities/drink-category.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { drinkCategoryInputs } from './inputs.tsx'

export default function DrinkCategoryEdit() {
  return <Edit entity={drinkCategory}>{drinkCategoryInputs}</Edit>
}
