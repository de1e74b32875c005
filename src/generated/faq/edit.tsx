// Generated from entities/company-site/faq.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject faq edit
import { faq } from '../../../entities/company-site/faq.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { faqInputs } from './inputs.tsx'

export default function FaqEdit() {
  return <Edit entity={faq}>{faqInputs}</Edit>
}
