// Generated from entities/year.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject year create
import { year } from '../../../entities/year.ts'
import { Create } from '../../captain/screens/create.tsx'
import { yearInputs } from './inputs.tsx'

export default function YearCreate() {
  return <Create entity={year}>{yearInputs}</Create>
}
