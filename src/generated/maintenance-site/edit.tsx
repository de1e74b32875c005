// Generated from entities/maintenance-site.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject maintenance-site edit
import { maintenanceSite } from '../../../entities/maintenance-site.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import * as dateTime from '../../fields/input/date-time.tsx'
import * as lines from '../../fields/input/lines.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as reference from '../../fields/input/reference.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'

const inputs = {
  notice: {
    title: text.Input,
    message: longText.Input,
    messageEn: longText.Input,
  },
  exceptions: {
    allowTenantUsers: toggle.Input,
    allowedIps: lines.Input,
  },
  aside: {
    tenant: reference.Input,
    isEnabled: toggle.Input,
    startAt: dateTime.Input,
    endAt: dateTime.Input,
  },
}

export default function MaintenanceSiteEdit() {
  return <Edit entity={maintenanceSite} inputs={inputs} />
}
