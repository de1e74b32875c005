/** Where a tenant's events are sent. */
export interface WebhookEndpointRow {
  tenant_id: string
  id: string
  /** `events` is sent what happened; `rebuild` is called to rebuild a static site. */
  kind: 'events' | 'rebuild'
  name: string
  url: string
  /** JSON: `WebhookEvent`s. */
  events: string
  /** What messages are signed with; null for the kind `rebuild`. */
  secret: string | null
  /** The secret before the last rotation, with which messages are signed as well until `previousUntil`. */
  previousSecret: string | null
  previousUntil: string | null
  isOn: number
  /** Why it is off: a person switched it off, it said it was gone, or it failed for days. */
  offReason: 'person' | 'gone' | 'failing' | null
  offAt: string | null
  /** How many tries in a row failed, and since when. */
  failures: number
  failingSince: string | null
  /** After several failures in a row, nothing is sent until then. */
  pausedUntil: string | null
  succeededAt: string | null
  /** The number of the last event that was addressed to it; null since it was switched on. */
  lastSequence: number | null
  /** When the next job that sends to it is due. */
  wakeAt: string | null
  version: number
  createdAt: string
  createdBy: string
  updatedAt: string
  updatedBy: string
}

/** A message to an endpoint, and what became of it. */
export interface WebhookDeliveryRow {
  tenant_id: string
  id: string
  endpoint: string
  /** The number of the event among those of the tenant; null for a test. */
  sequence: number | null
  body: string
  /** `failed` is given up. */
  status: 'waiting' | 'sending' | 'delivered' | 'failed'
  attempts: number
  /** When it is tried, as long as it waits. */
  nextAt: string | null
  /** When a try counts as lost, because its server is gone. */
  sendingUntil: string | null
  createdAt: string
  attemptedAt: string | null
  /** What the last try was answered. */
  responseStatus: number | null
  response: string | null
  /** Why the last try failed, if not by its answer. */
  reason: string | null
  /** How long the last try took, in milliseconds. */
  duration: number | null
}

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    webhook_endpoint: WebhookEndpointRow
    /** Changes that endpoints have not been given yet. `change` is a `StagedChange` as JSON. */
    webhook_change: { tenant_id: string; position: number; changeSet: string; at: string; change: string }
    /** How far events are counted, and until when publication windows were looked at. */
    webhook_state: { tenant_id: string; sequence: number; windowsUntil: string; wakeAt: string | null }
    webhook_delivery: WebhookDeliveryRow
  }
}
