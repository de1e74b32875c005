// Generated from entities/maintenance-site.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject maintenance-site list
import { maintenanceSite } from '../../../entities/maintenance-site.ts'
import { List } from '../../captain/screens/list.tsx'
import * as dateTime from '../../fields/display/date-time.tsx'
import * as reference from '../../fields/display/reference.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { maintenanceSite as entity }

const columns = {
  tenant: reference.Column,
  isEnabled: toggle.Column,
  startAt: dateTime.Column,
  endAt: dateTime.Column,
}

export default function MaintenanceSiteList() {
  return <List entity={maintenanceSite} columns={columns} />
}
