// Generated from entities/construction-project.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject construction-project create
import { constructionProject } from '../../../entities/construction-project.ts'
import { Create } from '../../captain/screens/create.tsx'
import { constructionProjectInputs } from './inputs.tsx'

export default function ConstructionProjectCreate() {
  return <Create entity={constructionProject}>{constructionProjectInputs}</Create>
}
