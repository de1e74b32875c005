// Generated from entities/shop/product-recommend.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject product-recommend <list|create|inputs>
import * as choice from '../fields/display/choice.tsx'
import * as dateTime from '../fields/display/date-time.tsx'
import * as integer from '../fields/display/integer.tsx'
import * as reference from '../fields/display/reference.tsx'
import * as text from '../fields/display/text.tsx'

export { productRecommend as entity } from '../../entities/shop/product-recommend.ts'

export const columns = {
  product: reference.Column,
  position: choice.Column,
  comment: text.Column,
  startAt: dateTime.Column,
  endAt: dateTime.Column,
  sortOrder: integer.Column,
}
