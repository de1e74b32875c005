// Generated from entities/product.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject product inputs
import * as choice from '../../fields/input/choice.tsx'
import * as choices from '../../fields/input/choices.tsx'
import * as dateTime from '../../fields/input/date-time.tsx'
import * as decimal from '../../fields/input/decimal.tsx'
import * as images from '../../fields/input/images.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as lines from '../../fields/input/lines.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as references from '../../fields/input/references.tsx'
import * as richText from '../../fields/input/rich-text.tsx'
import * as slug from '../../fields/input/slug.tsx'
import * as states from '../../fields/input/states.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as yen from '../../fields/input/yen.tsx'

export const productInputs = {
  main: {
    name: text.Input,
    nameKana: text.Input,
    code: text.Input,
    slug: slug.Input,
    catchcopy: text.Input,
    description: richText.Input,
    images: images.Input,
  },
  price: {
    price: yen.Input,
    listPrice: yen.Input,
    taxRate: choice.Input,
  },
  stock: {
    manageStock: toggle.Input,
    stock: integer.Input,
    stockAlert: integer.Input,
    maxPerOrder: integer.Input,
    janCode: text.Input,
  },
  shipping: {
    shippingKind: choice.Input,
    leadTimeDays: integer.Input,
    weightKg: decimal.Input,
    size: text.Input,
  },
  food: {
    isFood: toggle.Input,
    foodLabel: lines.Input,
    allergens: choices.Input,
  },
  related: {
    relatedProducts: references.Input,
  },
  aside: {
    saleStatus: states.Input,
    saleStartAt: dateTime.Input,
    saleEndAt: dateTime.Input,
    category: choice.Input,
    isVisible: toggle.Input,
    sortOrder: integer.Input,
    metaDescription: text.Input,
    memo: longText.Input,
  },
}
