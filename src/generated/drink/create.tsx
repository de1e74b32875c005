// Generated from entities/drink.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject drink create
import { drink } from '../../../entities/drink.ts'
import { Create } from '../../captain/screens/create.tsx'
import { drinkInputs } from './inputs.tsx'

export default function DrinkCreate() {
  return <Create entity={drink}>{drinkInputs}</Create>
}
