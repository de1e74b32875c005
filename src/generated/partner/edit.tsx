// Generated from entities/company-site/partner.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject partner edit
import { partner } from '../../../entities/company-site/partner.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { partnerInputs } from './inputs.tsx'

export default function PartnerEdit() {
  return <Edit entity={partner}>{partnerInputs}</Edit>
}
