// Generated from entities/company-site/partner.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject partner create
import { partner } from '../../../entities/company-site/partner.ts'
import { Create } from '../../captain/screens/create.tsx'
import { partnerInputs } from './inputs.tsx'

export default function PartnerCreate() {
  return <Create entity={partner}>{partnerInputs}</Create>
}
