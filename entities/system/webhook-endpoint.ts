import { z } from 'zod'
import { choice, text, toggle, url } from '../language/fields/index.ts'
import { webhookEvents, webhookKinds } from '../language/shared/webhook-events.ts'
import { systemRecord } from '../language/system-record.ts'

const maxEndpoints = 10

/** Where a tenant's events are sent. */
export const webhookEndpoint = systemRecord({
  name: 'webhook-endpoint',
  path: 'webhooks',
  tag: 'Webhooks',
  fields: {
    kind: choice(webhookKinds, { initially: 'events' }).describe(
      '`events` are signed messages (Standard Webhooks 1.0). `rebuild` is the deploy hook of a static host: an empty POST a minute after the last change, ten minutes after the first at the latest.',
    ),
    name: text({ max: 80 }).describe('What it is for; people of the tenant see it.'),
    url: url().describe(
      'Where it is posted to: https, on the usual port, at an address that everybody can reach. That of a `rebuild` is a secret: answers have its host and its last four characters only.',
    ),
    events: z
      .array(z.enum(webhookEvents))
      .max(webhookEvents.length)
      .default([...webhookEvents])
      .describe(
        'Which events are sent to it, of those that can happen at the tenant. A `rebuild` is called for what the public reads, whatever is chosen.',
      ),
    isOn: toggle({ initially: true }).describe('Switched on again, it receives what happens from then on.'),
  },
  create: ['kind', 'name', 'url', 'events'],
  edit: ['name', 'url', 'events', 'isOn'],
  kept: {
    offReason: z
      .enum(['person', 'gone', 'failing'])
      .nullable()
      .describe('Why it is off: somebody switched it off, it answered 410, or nothing arrived for three days.'),
    offAt: z.iso.datetime().nullable(),
    /** How many tries in a row failed. */
    failures: z.int(),
    failingSince: z.iso.datetime().nullable().describe('Since when every try failed.'),
    pausedUntil: z.iso.datetime().nullable().describe('Until when nothing is sent, after several failures in a row.'),
    succeededAt: z.iso.datetime().nullable().describe('When something arrived last.'),
    /** Null since it was switched on. */
    lastSequence: z.int().nullable().describe('The number of the last event that was addressed to it.'),
    /** When the next job that sends to it is due. */
    wakeAt: z.string().nullable(),
  },
  shown: ['offReason', 'offAt', 'failingSince', 'pausedUntil', 'succeededAt', 'lastSequence'],
  most: {
    // Every change is sent to each.
    count: maxEndpoints,
    code: 'TOO_MANY_WEBHOOKS',
    message: 'There are too many webhooks. Remove one you no longer need.',
  },
  freshSignIn: ['url', 'events'],
  secret: 'readable',
  audit: {
    id: 'webhook',
    actions: {
      create: 'webhook-created',
      change: 'webhook-changed',
      rotate: 'webhook-rotated',
      remove: 'webhook-removed',
    },
  },
  operations: {
    list: { id: 'listWebhooks', summary: 'List the webhook endpoints of a tenant', description: 'The newest first.' },
    create: {
      id: 'createWebhook',
      summary: 'Add a webhook endpoint',
      description: `Asks for a recent sign-in (403, \`data.code\` \`SESSION_NOT_FRESH\`). At most ${maxEndpoints}; 409 (\`data.code\` \`TOO_MANY_WEBHOOKS\`) beyond that.`,
    },
    change: {
      id: 'changeWebhook',
      summary: 'Change, enable or disable a webhook endpoint',
      description:
        'Another address or other events ask for a recent sign-in, as adding one does. What waits when it is switched off is given up, and can be replayed.',
    },
    rotate: {
      id: 'rotateWebhookSecret',
      summary: 'Rotate the secret of a webhook endpoint',
      description:
        'Messages are signed with the secret until now as well, for as long as asked for, so that nothing is refused while the receiver is given the new one. Asks for a recent sign-in. 409 (`data.code` `NOT_SIGNED`) for a `rebuild`.',
    },
    endPrevious: { id: 'endPreviousWebhookSecret', summary: 'Stop signing with the previous secret' },
    remove: {
      id: 'removeWebhook',
      summary: 'Delete a webhook endpoint and its deliveries',
      description: 'It cannot be undone.',
    },
  },
})
