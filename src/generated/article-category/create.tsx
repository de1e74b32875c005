// Generated from entities/company-site/article-category.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject article-category create
import { articleCategory } from '../../../entities/company-site/article-category.ts'
import { Create } from '../../captain/screens/create.tsx'
import { articleCategoryInputs } from './inputs.tsx'

export default function ArticleCategoryCreate() {
  return <Create entity={articleCategory}>{articleCategoryInputs}</Create>
}
