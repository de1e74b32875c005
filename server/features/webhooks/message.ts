import { z } from 'zod'
import { webhookEvents, type WebhookEvent } from '../../../entities/language/shared/webhook-events.ts'

/** A change as endpoints receive it: which record, and where to read it; none of its content. */
export interface ReportedChange {
  readonly event: WebhookEvent
  readonly entity: string | null
  readonly id: string
  /** Of an order that moved. */
  readonly from?: string
  readonly to?: string
  readonly replacedBy?: string
}

/** What happened at a tenant by one change set, or at one time. */
export interface ReportedEvent {
  /** Null for what no change made: a publication window that opened or closed. */
  readonly changeSet: string | null
  readonly at: string
  readonly changes: readonly ReportedChange[]
}

/** A tenant as messages name it. */
export interface MessageTenant {
  readonly id: string
  readonly slug: string
}

/** Receivers are promised less than 20 kB (Standard Webhooks 1.0, "Payload size"). */
const maxBytes = 19_000

export const changeSchema = z.object({
  event: z.enum(webhookEvents).describe('What happened.'),
  entity: z.string().nullable().describe('The entity of the record; null for a file.'),
  id: z.uuid().describe('The record, or the file.'),
  url: z
    .url()
    .nullable()
    .describe(
      'Where the record is read: a public one by anybody, an order or inquiry with an API key. Null for what was withdrawn, and for files.',
    ),
  from: z.string().optional().describe('The state that an order left.'),
  to: z.string().optional().describe('The state that an order is in.'),
  replacedBy: z.uuid().optional().describe('The file that took the place of this one.'),
})

/** What an endpoint is sent, as the OpenAPI document describes it. */
export const messageSchema = z.object({
  type: z.literal('changes'),
  timestamp: z.iso.datetime().describe('When it happened.'),
  data: z.object({
    tenant: z.string().describe('The slug of the tenant.'),
    sequence: z
      .int()
      .describe(
        'The number of this event among those of the tenant, in the order of the changes. An endpoint that does not receive all of them sees gaps: only `previous` says what is missing. After a restore from a backup it goes on a million higher.',
      ),
    previous: z
      .int()
      .nullable()
      .describe(
        'The number of the event before that was addressed to this endpoint. Whoever does not know it has missed something; null after the endpoint was switched on, and after a restore from a backup: read everything again.',
      ),
    changeSet: z
      .uuid()
      .nullable()
      .describe('What was changed together; null where a publication window opened or closed.'),
    total: z.int().describe('How many changes there are.'),
    isComplete: z.boolean().describe('Whether `changes` has all of them; if not, ask at `feed`.'),
    feed: z.url().describe('Where what changed for the public is listed without gaps (`listPublicChanges`).'),
    changes: z.array(changeSchema),
  }),
})

export const testSchema = z.object({
  type: z.literal('test'),
  timestamp: z.iso.datetime(),
  data: z.object({ tenant: z.string().describe('The slug of the tenant.') }),
})

type Message = z.output<typeof messageSchema>

/** The body of the message about an event, with as many of its changes as it may hold. */
export function messageBody(
  origin: string,
  tenant: MessageTenant,
  { changeSet, at, changes }: ReportedEvent,
  sequence: number,
  previous: number | null,
): string {
  const included: Message['data']['changes'] = []
  const message: Message = {
    type: 'changes',
    timestamp: at,
    data: {
      tenant: tenant.slug,
      sequence,
      previous,
      changeSet,
      total: changes.length,
      isComplete: true,
      feed: `${origin}/api/v1/tenants/${tenant.slug}/changes`,
      changes: included,
    },
  }
  let bytes = Buffer.byteLength(JSON.stringify(message))
  for (const change of changes) {
    const { event, entity, id, ...more } = change
    const each = { event, entity, id, url: urlOf(origin, tenant, change), ...more }
    bytes += Buffer.byteLength(JSON.stringify(each)) + 1
    if (bytes > maxBytes) break
    included.push(each)
  }
  return JSON.stringify({ ...message, data: { ...message.data, isComplete: included.length === changes.length } })
}

export const testBody = ({ slug }: MessageTenant, at: string): string =>
  JSON.stringify({ type: 'test', timestamp: at, data: { tenant: slug } } satisfies z.output<typeof testSchema>)

function urlOf(origin: string, { slug }: MessageTenant, { event, entity, id }: ReportedChange): string | null {
  switch (event) {
    case 'record.published':
    case 'record.changed':
      return `${origin}/api/v1/tenants/${slug}/${entity!}/${id}`
    case 'inquiry.received':
    case 'application.received':
    case 'order.placed':
    case 'order.moved':
      return `${origin}/api/v1/authorized/tenants/${slug}/${entity!}/${id}`
    default:
      return null
  }
}
