// Generated from entities/service.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject service inputs
import * as image from '../../fields/input/image.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as references from '../../fields/input/references.tsx'
import * as richText from '../../fields/input/rich-text.tsx'
import * as slug from '../../fields/input/slug.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'

export const serviceInputs = {
  main: {
    name: text.Input,
    nameEn: text.Input,
    slug: slug.Input,
    lead: text.Input,
    description: richText.Input,
    image: image.Input,
    notes: longText.Input,
  },
  aside: {
    minMinutes: integer.Input,
    areas: references.Input,
    isRecommended: toggle.Input,
    sortOrder: integer.Input,
    isVisible: toggle.Input,
  },
}
