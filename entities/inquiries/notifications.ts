import type { ModuleNotifications } from '../language/shared/notification-choice.ts'

/** What staff are notified of; inquiries are mailed to the tenant's own address already. */
export const notifications = {
  inquiry: { inCaptain: true, mail: 'never' },
} as const satisfies ModuleNotifications
