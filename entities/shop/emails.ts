import type { ModuleEmails } from '../language/shared/customer-emails.ts'
import type { OrderEmail } from './order-states.ts'

const lines = ['site', 'name', 'number'] as const

/** What the customer of an order is written. */
export const emails = {
  orderReceived: { lines, blocks: ['items', 'transfer', 'questions'], required: ['number', 'items', 'transfer'] },
  orderPaid: { lines, blocks: ['items', 'questions'], required: ['number'] },
  orderShipped: { lines, blocks: ['items', 'parcels', 'questions'], required: ['number', 'parcels'] },
  orderCancelled: { lines, blocks: ['items', 'refund', 'questions'], required: ['number'] },
  orderReturned: { lines, blocks: ['items', 'questions'], required: ['number'] },
} as const satisfies ModuleEmails

/** Their names, by the kinds of email that an order declares. */
export const orderEmailNames: Readonly<Record<OrderEmail, keyof typeof emails>> = {
  received: 'orderReceived',
  paid: 'orderPaid',
  shipped: 'orderShipped',
  cancelled: 'orderCancelled',
  returned: 'orderReturned',
}
