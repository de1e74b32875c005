// Generated from entities/shop/product.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject product list
import { product } from '../../../entities/shop/product.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'
import * as yen from '../../fields/display/yen.tsx'

export { product as entity }

export default function ProductList() {
  return (
    <List entity={product}>
      <text.Column source="name" />
      <text.Column source="code" />
      <choice.Column source="category" />
      <yen.Column source="price" />
      <integer.Column source="stock" />
      <states.Column source="saleStatus" />
      <choice.Column source="taxRate" />
      <toggle.Column source="isVisible" />
      <integer.Column source="sortOrder" />
    </List>
  )
}
