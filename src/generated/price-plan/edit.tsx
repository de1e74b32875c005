// Generated from entities/price-plan.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject price-plan edit
import { pricePlan } from '../../../entities/price-plan.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { pricePlanInputs } from './inputs.tsx'

export default function PricePlanEdit() {
  return <Edit entity={pricePlan}>{pricePlanInputs}</Edit>
}
