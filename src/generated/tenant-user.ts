// Generated from entities/kernel/tenant-user.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject tenant-user <list|create|inputs>
import * as account from '../fields/display/account.tsx'
import * as date from '../fields/display/date.tsx'
import * as toggle from '../fields/display/toggle.tsx'

export { tenantUser as entity } from '../../entities/kernel/tenant-user.ts'

export const columns = {
  user: account.Column,
  joinedOn: date.Column,
  endsOn: date.Column,
  isContact: toggle.Column,
  mayMakePreviewLinks: toggle.Column,
}
