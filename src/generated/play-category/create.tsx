// Generated from entities/play-category.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject play-category create
import { playCategory } from '../../../entities/play-category.ts'
import { Create } from '../../captain/screens/create.tsx'
import { playCategoryInputs } from './inputs.tsx'

export default function PlayCategoryCreate() {
  return <Create entity={playCategory}>{playCategoryInputs}</Create>
}
