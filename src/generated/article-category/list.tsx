// Generated from entities/company-site/article-category.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject article-category list
import { articleCategory } from '../../../entities/company-site/article-category.ts'
import { List } from '../../captain/screens/list.tsx'
import * as colour from '../../fields/display/colour.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as slug from '../../fields/display/slug.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { articleCategory as entity }

export default function ArticleCategoryList() {
  return (
    <List entity={articleCategory}>
      <text.Column source="name" />
      <slug.Column source="slug" />
      <colour.Column source="color" />
      <toggle.Column source="isVisible" />
      <integer.Column source="sortOrder" />
    </List>
  )
}
