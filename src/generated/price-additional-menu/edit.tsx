// Generated from entities/price-additional-menu.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject price-additional-menu edit
import { priceAdditionalMenu } from '../../../entities/price-additional-menu.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { priceAdditionalMenuInputs } from './inputs.tsx'

export default function PriceAdditionalMenuEdit() {
  return <Edit entity={priceAdditionalMenu}>{priceAdditionalMenuInputs}</Edit>
}
