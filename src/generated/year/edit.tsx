// Generated from entities/year.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject year edit
import { year } from '../../../entities/year.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { yearInputs } from './inputs.tsx'

export default function YearEdit() {
  return <Edit entity={year}>{yearInputs}</Edit>
}
