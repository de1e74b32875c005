/** When a notification is mailed: at once, in the morning with the others of the day, or never. */
export const mailTimes = ['now', 'morning', 'never'] as const
export type MailTime = (typeof mailTimes)[number]

/** How somebody wants to hear of one kind. */
export interface NotificationChoice {
  readonly inCaptain: boolean
  readonly mail: MailTime
}

/** Kinds of notification, each with what applies to whoever has chosen nothing: `notifications.ts` of a module. */
export type ModuleNotifications = Readonly<Record<string, NotificationChoice>>

/** The hour of the morning mail. */
export const morningHour = 7
