// Generated from entities/kernel/maintenance-site.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject maintenance-site <list|edit|inputs>
import * as dateTime from '../fields/display/date-time.tsx'
import * as reference from '../fields/display/reference.tsx'
import * as toggle from '../fields/display/toggle.tsx'

export { maintenanceSite as entity } from '../../entities/kernel/maintenance-site.ts'

export const columns = {
  tenant: reference.Column,
  isEnabled: toggle.Column,
  startAt: dateTime.Column,
  endAt: dateTime.Column,
}
