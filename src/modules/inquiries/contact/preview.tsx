import { contact } from '../../../../entities/inquiries/contact.ts'
import Preview from '../../../captain/screens/preview.tsx'

/** Without the honeypot, which is always empty. */
const fields = Object.keys(contact.fields).filter((name) => name !== 'website')

export default function ContactPreview() {
  return <Preview entity={contact} fields={fields} />
}
