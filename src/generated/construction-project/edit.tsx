// Generated from entities/construction-project.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject construction-project edit
import { constructionProject } from '../../../entities/construction-project.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { constructionProjectInputs } from './inputs.tsx'

export default function ConstructionProjectEdit() {
  return <Edit entity={constructionProject}>{constructionProjectInputs}</Edit>
}
