// Generated from entities/play-category.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject play-category edit
import { playCategory } from '../../../entities/play-category.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { playCategoryInputs } from './inputs.tsx'

export default function PlayCategoryEdit() {
  return <Edit entity={playCategory}>{playCategoryInputs}</Edit>
}
