/** The events that a webhook can deliver. */
export const webhookEvents = [
  'record.published',
  'record.changed',
  'record.withdrawn',
  'inquiry.received',
  'application.received',
  'order.placed',
  'order.moved',
  'file.replaced',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** Those after which a static site is built anew: what the public reads is no longer the same. */
export const rebuildingEvents: readonly WebhookEvent[] = ['record.published', 'record.changed', 'record.withdrawn']

/** `events` is sent what happened; `rebuild` is the deploy hook of a static host. */
export const webhookKinds = ['events', 'rebuild'] as const
