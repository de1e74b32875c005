import { archived, type Tables } from '../../base/db/declared-tables.ts'

/** An email to the customer of a record that somebody sent from captain. */
export interface CustomerEmailRow {
  tenant_id: string
  id: string
  entity: string
  recordId: string
  kind: string
  to: string
  replyTo: string | null
  language: string
  subject: string
  text: string
  by: string
  /** The administrator who acted as `by`, if any. */
  impersonatedBy: string | null
  createdAt: string
  sentAt: string | null
  /** When it was given up. */
  failedAt: string | null
  /** Why it could not be sent so far. */
  reason: string | null
}

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    customer_email: CustomerEmailRow
  }
}

export const tables: Tables = {
  customer_email: archived,
}
