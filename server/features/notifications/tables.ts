import type { NotificationKind } from '../../../entities/language/shared/notification-kinds.ts'
import { ofInstallation, type Tables } from '../../base/db/declared-tables.ts'

/** A notification of an account. */
export interface NotificationRow {
  id: string
  /** The account that is notified. */
  account: string
  /** The id of the tenant at which it happened. */
  tenant: string
  kind: NotificationKind
  entity: string | null
  recordId: string | null
  /** The account that caused it; null for the public or the system. */
  by: string | null
  /** JSON: what the sentence shows. */
  params: string
  createdAt: string
  readAt: string | null
  /** 1 if captain shows it, 0 if it is only mailed. */
  inCaptain: number
  /** When it is to be mailed; null if it is not, or was. */
  mailAt: string | null
  mailedAt: string | null
  /** Names what happened, where it may be noted more than once. */
  once: string | null
}

declare module '../../base/db/tables.ts' {
  interface InstallationTables {
    notification: NotificationRow
    /** How an account wants to be notified: JSON, a choice for each kind, and the language of its mails. */
    notification_setting: { account: string; locale: 'ja' | 'en'; choices: string }
  }
}

export const tables: Tables = {
  notification: ofInstallation,
  notification_setting: ofInstallation,
}
