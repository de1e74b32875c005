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

/** The events of records that are announced, by what they are announced as (`announces`). */
export const announcedEvents = {
  inquiry: ['inquiry.received'],
  application: ['application.received'],
  order: ['order.placed', 'order.moved'],
} as const satisfies Readonly<Record<string, readonly WebhookEvent[]>>
export type Announced = keyof typeof announcedEvents

/** The events that can happen where these are announced: all that are of no others. */
export function eventsWith(announced: readonly (Announced | undefined)[]): readonly WebhookEvent[] {
  const ofOthers = Object.entries(announcedEvents).flatMap(([name, events]) =>
    announced.includes(name as Announced) ? [] : (events as readonly WebhookEvent[]),
  )
  return webhookEvents.filter((event) => !ofOthers.includes(event))
}

/** Those after which a static site is built anew: what the public reads is no longer the same. */
export const rebuildingEvents: readonly WebhookEvent[] = ['record.published', 'record.changed', 'record.withdrawn']

/** `events` is sent what happened; `rebuild` is the deploy hook of a static host. */
export const webhookKinds = ['events', 'rebuild'] as const
