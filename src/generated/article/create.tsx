// Generated from entities/company-site/article.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject article create
import { article } from '../../../entities/company-site/article.ts'
import { Create } from '../../captain/screens/create.tsx'
import { articleInputs } from './inputs.tsx'

export default function ArticleCreate() {
  return <Create entity={article}>{articleInputs}</Create>
}
