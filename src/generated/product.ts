// Generated from entities/shop/product.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject product <list|create|edit|inputs>
import * as choice from '../fields/display/choice.tsx'
import * as integer from '../fields/display/integer.tsx'
import * as states from '../fields/display/states.tsx'
import * as text from '../fields/display/text.tsx'
import * as toggle from '../fields/display/toggle.tsx'
import * as yen from '../fields/display/yen.tsx'

export { product as entity } from '../../entities/shop/product.ts'

export const columns = {
  name: text.Column,
  code: text.Column,
  category: choice.Column,
  price: yen.Column,
  stock: integer.Column,
  saleStatus: states.Column,
  taxRate: choice.Column,
  isVisible: toggle.Column,
  sortOrder: integer.Column,
}
