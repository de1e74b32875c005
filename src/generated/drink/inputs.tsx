// Generated from entities/drink.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject drink inputs
import * as choice from '../../fields/input/choice.tsx'
import * as choices from '../../fields/input/choices.tsx'
import * as date from '../../fields/input/date.tsx'
import * as decimal from '../../fields/input/decimal.tsx'
import * as image from '../../fields/input/image.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as lines from '../../fields/input/lines.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as reference from '../../fields/input/reference.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as yen from '../../fields/input/yen.tsx'

export const drinkInputs = {
  main: {
    name: text.Input,
    nameEn: text.Input,
    category: reference.Input,
    price: yen.Input,
    temperature: choice.Input,
    sizes: lines.Input,
    isFreeRefill: toggle.Input,
    description: longText.Input,
    image: image.Input,
  },
  takeOut: {
    canTakeOut: toggle.Input,
    takeOutPrice: yen.Input,
  },
  alcohol: {
    isAlcohol: toggle.Input,
    abv: decimal.Input,
  },
  ingredients: {
    allergens: choices.Input,
  },
  serving: {
    availableFrom: date.Input,
    availableUntil: date.Input,
  },
  aside: {
    isSoldOut: toggle.Input,
    isRecommended: toggle.Input,
    sortOrder: integer.Input,
    isVisible: toggle.Input,
  },
}
