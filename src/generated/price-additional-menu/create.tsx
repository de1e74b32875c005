// Generated from entities/price-additional-menu.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject price-additional-menu create
import { priceAdditionalMenu } from '../../../entities/price-additional-menu.ts'
import { Create } from '../../captain/screens/create.tsx'
import { priceAdditionalMenuInputs } from './inputs.tsx'

export default function PriceAdditionalMenuCreate() {
  return <Create entity={priceAdditionalMenu}>{priceAdditionalMenuInputs}</Create>
}
