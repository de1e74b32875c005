import { z } from 'zod'
import { choice, text, toggle, url } from '../language/fields/index.ts'
import { webhookEvents, webhookKinds } from '../language/shared/webhook-events.ts'
import { systemOperations } from '../language/system-operation.ts'
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
      .describe('Which events are sent to it. A `rebuild` is called for what the public reads, whatever is chosen.'),
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

/** The columns of the table of deliveries: a message to an endpoint, and what became of it. */
export const deliveryColumns = {
  id: z.uuid().describe('The `webhook-id` of each of its tries.'),
  endpoint: z.string(),
  sequence: z.int().nullable().describe('The number of the event; null for a test.'),
  status: z.enum(['waiting', 'sending', 'delivered', 'failed']),
  attempts: z.int(),
  body: z.string().describe('What is sent.'),
  nextAt: z.iso.datetime().nullable().describe('When it is tried, as long as it waits.'),
  /** When a try counts as lost, because its server is gone. */
  sendingUntil: z.string().nullable(),
  createdAt: z.iso.datetime(),
  attemptedAt: z.iso.datetime().nullable(),
  responseStatus: z.int().nullable().describe('The status that the last try was answered with.'),
  response: z.string().nullable().describe('The beginning of that answer.'),
  reason: z.string().nullable().describe('Why there was no answer, as a code, or why it is not tried.'),
  duration: z.int().nullable().describe('How long the last try took, in milliseconds.'),
}

const delivery = z.object(deliveryColumns).omit({ endpoint: true, sendingUntil: true })

/** What is done with an endpoint besides. */
export const webhookActions = systemOperations({
  path: 'webhooks',
  tag: 'Webhooks',
  access: 'member',
  operations: {
    test: {
      id: 'testWebhook',
      summary: 'Send a test to a webhook endpoint',
      description:
        'One try, at once; its outcome is the answer. A `rebuild` is called as if something had changed. It works for an endpoint that is off, too.',
      call: 'POST /:id/tests',
      limit: { max: 30, timeWindow: '10 minutes' },
      answer: delivery,
      refusals: [429],
    },
    listDeliveries: {
      id: 'listWebhookDeliveries',
      summary: 'List the deliveries of a webhook endpoint',
      description: 'The newest first, of the last 30 days.',
      call: 'GET /:id/deliveries',
      query: z.object({
        status: z
          .enum(['waiting', 'sending', 'delivered', 'failed'])
          .optional()
          .describe('Only those; `failed` is given up.'),
        before: z.uuid().optional().describe('Those before this one, for the next page.'),
        limit: z.coerce.number().int().min(1).max(100).default(25),
      }),
      answer: z.array(delivery),
    },
    replay: {
      id: 'replayWebhook',
      summary: 'Resend events to a webhook endpoint',
      description:
        'Those addressed to it, from one number to another, as they were and with the same `webhook-id`; one by the same number twice. 409 (`data.code` `WEBHOOK_OFF`) for an endpoint that is off, or a `rebuild`.',
      call: 'POST /:id/replays',
      body: z.strictObject({
        from: z.int().min(1).describe('The number of the first event.'),
        to: z.int().min(1).describe('The number of the last.'),
        onlyFailed: z.boolean().default(false).describe('Leaves out what was delivered.'),
      }),
      answer: z.object({ replayed: z.int().describe('How many are sent again.') }),
      status: 200,
      refusals: [409],
    },
  },
})
