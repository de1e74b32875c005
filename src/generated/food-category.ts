// Generated from entities/food-category.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject food-category <list|create|edit|inputs>
import * as icon from '../fields/display/icon.tsx'
import * as integer from '../fields/display/integer.tsx'
import * as text from '../fields/display/text.tsx'
import * as toggle from '../fields/display/toggle.tsx'

export { foodCategory as entity } from '../../entities/food-category.ts'

export const columns = { name: text.Column, icon: icon.Column, isVisible: toggle.Column, sortOrder: integer.Column }
