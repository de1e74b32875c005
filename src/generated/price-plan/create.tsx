// Generated from entities/price-plan.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject price-plan create
import { pricePlan } from '../../../entities/price-plan.ts'
import { Create } from '../../captain/screens/create.tsx'
import { pricePlanInputs } from './inputs.tsx'

export default function PricePlanCreate() {
  return <Create entity={pricePlan}>{pricePlanInputs}</Create>
}
