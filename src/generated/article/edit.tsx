// Generated from entities/company-site/article.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject article edit
import { article } from '../../../entities/company-site/article.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { articleInputs } from './inputs.tsx'

export default function ArticleEdit() {
  return <Edit entity={article}>{articleInputs}</Edit>
}
