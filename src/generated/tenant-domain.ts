// Generated from entities/kernel/tenant-domain.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject tenant-domain <list|create|inputs>
import * as choice from '../fields/display/choice.tsx'
import * as date from '../fields/display/date.tsx'
import * as reference from '../fields/display/reference.tsx'
import * as text from '../fields/display/text.tsx'
import * as toggle from '../fields/display/toggle.tsx'

export { tenantDomain as entity } from '../../entities/kernel/tenant-domain.ts'

export const columns = {
  hostName: text.Column,
  domain: reference.Column,
  kind: choice.Column,
  isPrimary: toggle.Column,
  sslExpiresOn: date.Column,
}
