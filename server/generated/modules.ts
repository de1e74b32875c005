// Generated from entities/installation.ts and the folders of server/. To change it, edit that and run `npm run generate`.
import type { Module } from '../features/feature.ts'
import type { EntityHooks } from '../kernel/records/entity-hooks.ts'
import { customerEmails } from '../modules/customer-emails/index.ts'
import { inquiries } from '../modules/inquiries/index.ts'
import { shop } from '../modules/shop/index.ts'
import { events } from '../modules/events/index.ts'
import { hooks as applicationHooks } from '../modules/events/hooks/application.ts'
import { hooks as eventHooks } from '../modules/events/hooks/event.ts'
import { hooks as tenantUserHooks } from '../kernel/hooks/tenant-user.ts'
import { hooks as tenantHooks } from '../kernel/hooks/tenant.ts'
import { hooks as userHooks } from '../kernel/hooks/user.ts'
import { hooks as castHooks } from '../modules/shifts/hooks/cast.ts'
import { hooks as deliveryHooks } from '../modules/shop/hooks/delivery.ts'
import { hooks as orderHooks } from '../modules/shop/hooks/order.ts'
import { hooks as paymentBankHooks } from '../modules/shop/hooks/payment-bank.ts'
import { hooks as paymentCardHooks } from '../modules/shop/hooks/payment-card.ts'

/** The business modules of this installation. */
export const modules: readonly Module[] = [customerEmails, inquiries, shop, events]

/** The hooks of the entities that have some, by their names. */
export const entityHooks: Record<string, EntityHooks> = {
  application: applicationHooks,
  event: eventHooks,
  'tenant-user': tenantUserHooks,
  tenant: tenantHooks,
  user: userHooks,
  cast: castHooks,
  delivery: deliveryHooks,
  order: orderHooks,
  'payment-bank': paymentBankHooks,
  'payment-card': paymentCardHooks,
}
