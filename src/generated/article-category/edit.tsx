// Generated from entities/company-site/article-category.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject article-category edit
import { articleCategory } from '../../../entities/company-site/article-category.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { articleCategoryInputs } from './inputs.tsx'

export default function ArticleCategoryEdit() {
  return <Edit entity={articleCategory}>{articleCategoryInputs}</Edit>
}
