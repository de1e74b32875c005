// Generated from entities/company-site/partner.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject partner list
import { partner } from '../../../entities/company-site/partner.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as date from '../../fields/display/date.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { partner as entity }

export default function PartnerList() {
  return (
    <List entity={partner}>
      <text.Column source="name" />
      <choice.Column source="kind" />
      <date.Column source="licenseExpiresOn" />
      <toggle.Column source="isVisible" />
      <integer.Column source="sortOrder" />
    </List>
  )
}
