import type { NotificationChoice } from './language/shared/notification-choice.ts'
import { notifications } from './module-notifications.ts'

/**
 * What applies to whoever has chosen nothing, in the order in which the settings list it. What somebody wants of one
 * personally is mailed at once, and so is what stops a site's connection, and a backup that failed.
 */
export const defaultChoices = {
  ...notifications,
  assigned: { inCaptain: true, mail: 'now' },
  mentioned: { inCaptain: true, mail: 'now' },
  commented: { inCaptain: true, mail: 'morning' },
  published: { inCaptain: true, mail: 'never' },
  draft: { inCaptain: true, mail: 'now' },
  plan: { inCaptain: true, mail: 'now' },
  expiring: { inCaptain: true, mail: 'never' },
  import: { inCaptain: true, mail: 'never' },
  bulkEdit: { inCaptain: true, mail: 'never' },
  export: { inCaptain: true, mail: 'never' },
  webhook: { inCaptain: true, mail: 'now' },
  apiKey: { inCaptain: true, mail: 'now' },
  backup: { inCaptain: true, mail: 'now' },
} as const satisfies Readonly<Record<string, NotificationChoice>>
export type NotificationKind = keyof typeof defaultChoices

/** What people are notified of. */
export const notificationKinds = Object.keys(defaultChoices) as NotificationKind[]
