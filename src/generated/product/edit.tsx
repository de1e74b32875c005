// Generated from entities/shop/product.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject product edit
import { product } from '../../../entities/shop/product.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { productInputs } from './inputs.tsx'

export default function ProductEdit() {
  return <Edit entity={product}>{productInputs}</Edit>
}
