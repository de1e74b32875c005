// Generated from entities/drink.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject drink <list|create|edit|inputs>
import * as choice from '../fields/display/choice.tsx'
import * as image from '../fields/display/image.tsx'
import * as integer from '../fields/display/integer.tsx'
import * as reference from '../fields/display/reference.tsx'
import * as text from '../fields/display/text.tsx'
import * as toggle from '../fields/display/toggle.tsx'
import * as yen from '../fields/display/yen.tsx'

export { drink as entity } from '../../entities/drink.ts'

export const columns = {
  name: text.Column,
  image: image.Column,
  category: reference.Column,
  price: yen.Column,
  temperature: choice.Column,
  isAlcohol: toggle.Column,
  isSoldOut: toggle.Column,
  isVisible: toggle.Column,
  sortOrder: integer.Column,
}
