// Generated from entities/article-category.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject article-category inputs
import * as colour from '../../fields/input/colour.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as slug from '../../fields/input/slug.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'

export const articleCategoryInputs = {
  main: {
    name: text.Input,
    nameEn: text.Input,
    slug: slug.Input,
    description: longText.Input,
  },
  aside: {
    color: colour.Input,
    sortOrder: integer.Input,
    isVisible: toggle.Input,
  },
}
