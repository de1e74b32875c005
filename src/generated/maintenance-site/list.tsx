// Generated from entities/kernel/maintenance-site.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject maintenance-site list
import { maintenanceSite } from '../../../entities/kernel/maintenance-site.ts'
import { List } from '../../captain/screens/list.tsx'
import * as dateTime from '../../fields/display/date-time.tsx'
import * as reference from '../../fields/display/reference.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { maintenanceSite as entity }

export default function MaintenanceSiteList() {
  return (
    <List entity={maintenanceSite}>
      <reference.Column source="tenant" />
      <toggle.Column source="isEnabled" />
      <dateTime.Column source="startAt" />
      <dateTime.Column source="endAt" />
    </List>
  )
}
