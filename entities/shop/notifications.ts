import type { ModuleNotifications } from '../language/shared/notification-choice.ts'

/** What staff are notified of: orders are mailed to the tenant's own address already; money that came in for nothing is mailed at once. */
export const notifications = {
  order: { inCaptain: true, mail: 'never' },
  orderCancelled: { inCaptain: true, mail: 'never' },
  payment: { inCaptain: true, mail: 'now' },
} as const satisfies ModuleNotifications
