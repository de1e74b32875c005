import { z } from 'zod'
import { systemOperations } from '../language/system-operation.ts'

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
