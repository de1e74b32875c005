import type { EntityHooks } from '../kernel/records/entity-hooks.ts'
import { hooks as application } from './application.ts'
import { hooks as cast } from './cast.ts'
import { hooks as delivery } from './delivery.ts'
import { hooks as event } from './event.ts'
import { hooks as order } from './order.ts'
import { hooks as paymentBank } from './payment-bank.ts'
import { hooks as paymentCard } from './payment-card.ts'
import { hooks as tenant } from './tenant.ts'
import { hooks as tenantUser } from './tenant-user.ts'
import { hooks as user } from './user.ts'

/** The hooks of each entity that has any, by its name. */
export const entityHooks: Record<string, EntityHooks> = {
  application,
  cast,
  delivery,
  event,
  order,
  'payment-bank': paymentBank,
  'payment-card': paymentCard,
  tenant,
  'tenant-user': tenantUser,
  user,
}
