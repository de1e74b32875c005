// Generated from entities/shop/product.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject product create
import { product } from '../../../entities/shop/product.ts'
import { Create } from '../../captain/screens/create.tsx'
import { productInputs } from './inputs.tsx'

export default function ProductCreate() {
  return <Create entity={product}>{productInputs}</Create>
}
