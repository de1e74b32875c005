// Generated from entities/company-site/faq.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject faq create
import { faq } from '../../../entities/company-site/faq.ts'
import { Create } from '../../captain/screens/create.tsx'
import { faqInputs } from './inputs.tsx'

export default function FaqCreate() {
  return <Create entity={faq}>{faqInputs}</Create>
}
