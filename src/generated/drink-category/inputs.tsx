// Generated from entities/drink-category.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject drink-category inputs
import * as icon from '../../fields/input/icon.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'

export const drinkCategoryInputs = {
  main: {
    name: text.Input,
    nameEn: text.Input,
    description: longText.Input,
  },
  aside: {
    icon: icon.Input,
    sortOrder: integer.Input,
    isVisible: toggle.Input,
  },
}
