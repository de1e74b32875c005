// Generated from entities/company-site/article-category.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject article-category <list|create|edit|inputs>
import * as colour from '../fields/display/colour.tsx'
import * as integer from '../fields/display/integer.tsx'
import * as slug from '../fields/display/slug.tsx'
import * as text from '../fields/display/text.tsx'
import * as toggle from '../fields/display/toggle.tsx'

export { articleCategory as entity } from '../../entities/company-site/article-category.ts'

export const columns = {
  name: text.Column,
  slug: slug.Column,
  color: colour.Column,
  isVisible: toggle.Column,
  sortOrder: integer.Column,
}
