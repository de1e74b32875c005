/** What people are notified of, in the order in which the settings list it. */
export const notificationKinds = [
  'inquiry',
  'order',
  'orderCancelled',
  'application',
  'payment',
  'assigned',
  'mentioned',
  'commented',
  'published',
  'import',
  'bulkEdit',
  'export',
  'webhook',
  'apiKey',
  'backup',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** When a notification is mailed: at once, in the morning with the others of the day, or never. */
export const mailTimes = ['now', 'morning', 'never'] as const
export type MailTime = (typeof mailTimes)[number]

/** How somebody wants to hear of one kind. */
export interface NotificationChoice {
  readonly inCaptain: boolean
  readonly mail: MailTime
}

/**
 * What applies to whoever has chosen nothing. Inquiries, orders and applications are mailed to the tenant's own address
 * already; what somebody wants of one personally is mailed at once, and so is what stops a site's connection,
 * a backup that failed, and money that came in for nothing.
 */
export const defaultChoices: Readonly<Record<NotificationKind, NotificationChoice>> = {
  inquiry: { inCaptain: true, mail: 'never' },
  order: { inCaptain: true, mail: 'never' },
  orderCancelled: { inCaptain: true, mail: 'never' },
  application: { inCaptain: true, mail: 'never' },
  payment: { inCaptain: true, mail: 'now' },
  assigned: { inCaptain: true, mail: 'now' },
  mentioned: { inCaptain: true, mail: 'now' },
  commented: { inCaptain: true, mail: 'morning' },
  published: { inCaptain: true, mail: 'never' },
  import: { inCaptain: true, mail: 'never' },
  bulkEdit: { inCaptain: true, mail: 'never' },
  export: { inCaptain: true, mail: 'never' },
  webhook: { inCaptain: true, mail: 'now' },
  apiKey: { inCaptain: true, mail: 'now' },
  backup: { inCaptain: true, mail: 'now' },
}

/** The hour of the morning mail. */
export const morningHour = 7
