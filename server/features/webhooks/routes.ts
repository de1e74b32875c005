import type { FastifyInstance, FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import type { AuditAction } from '../../../entities/language/shared/audit-actions.ts'
import { rebuildingEvents, webhookEvents, webhookKinds } from '../../../entities/language/shared/webhook-events.ts'
import { actorOfSession } from '../../kernel/auth/accounts.ts'
import { recordEvent } from '../../kernel/auth/audit/record-event.ts'
import { requestOrigin } from '../../kernel/auth/calls/call.ts'
import { creatorSchema, withCreators } from '../../kernel/auth/creators.ts'
import { assertFreshSession } from '../../kernel/auth/fresh-session.ts'
import { expectedVersionOf } from '../../kernel/requests/request.ts'
import type { Operation } from '../../base/db/query.ts'
import { ApiError, invalid, notFound, stale } from '../../base/errors/api-error.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { line } from '../../base/input/name.ts'
import { checkedUrl, internet, type Network } from '../../base/network/guarded-request.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { isSuccess, sendDelivery } from './deliver.ts'
import {
  countDeliveries,
  deliveriesOf,
  failWaitingDeliveries,
  insertDelivery,
  newDelivery,
  replayDeliveries,
  saveAndWake,
  type StoredDelivery,
} from './deliveries.ts'
import {
  endpointById,
  endpointsOf,
  insertEndpoint,
  removeEndpoint,
  saveEndpoint,
  type StoredEndpoint,
} from './endpoints.ts'
import { testBody } from './message.ts'
import { beginWatching } from './relay.ts'
import { hintOfSecret, maskedAddress, newWebhookSecret } from './signature.ts'
import { parseWith } from '../../kernel/requests/validation.ts'

const tags = ['Webhooks']
const path = '/api/v1/authorized/tenants/:tenant/webhooks'
const hour = 3_600_000

/** How many endpoints a tenant may have: every change is sent to each. */
const maxEndpoints = 10
const maxName = 80
const maxAddress = 2048

const tenantParams = z.object({ tenant: z.string().describe('The slug of the tenant.') })
const params = tenantParams.extend({ id: z.uuid() })

const editable = {
  name: line().min(1).max(maxName).describe('What it is for; people of the tenant see it.'),
  url: z
    .string()
    .trim()
    .max(maxAddress)
    .describe(
      'Where it is posted to: https, on the usual port, at an address that everybody can reach. That of a `rebuild` is a secret: answers have its host and its last four characters only.',
    ),
  events: z
    .array(z.enum(webhookEvents))
    .max(webhookEvents.length)
    .describe('Which events are sent to it. A `rebuild` is called for what the public reads, whatever is chosen.'),
}
const createBody = z.strictObject({
  kind: z
    .enum(webhookKinds)
    .default('events')
    .describe(
      '`events` are signed messages (Standard Webhooks 1.0). `rebuild` is the deploy hook of a static host: an empty POST a minute after the last change, ten minutes after the first at the latest.',
    ),
  ...editable,
  events: editable.events.default([...webhookEvents]),
})
const changeBody = z
  .strictObject({
    version: z.int().describe('The version that the change is based on; or `If-Match`.'),
    ...editable,
    isOn: z.boolean().describe('Switched on again, it receives what happens from then on.'),
  })
  .partial()
const rotateBody = z.strictObject({
  keepHours: z
    .int()
    .min(0)
    .max(168)
    .default(24)
    .describe('For how many hours messages are signed with the secret until now as well.'),
})
const replayBody = z.strictObject({
  from: z.int().min(1).describe('The number of the first event.'),
  to: z.int().min(1).describe('The number of the last.'),
  onlyFailed: z.boolean().default(false).describe('Leaves out what was delivered.'),
})
const deliveriesQuery = z.object({
  status: z
    .enum(['waiting', 'sending', 'delivered', 'failed'])
    .optional()
    .describe('Only those; `failed` is given up.'),
  before: z.uuid().optional().describe('Those before this one, for the next page.'),
  limit: z.coerce.number().int().min(1).max(100).default(25),
})

const answer = z.object({
  id: z.uuid(),
  kind: z.enum(webhookKinds),
  ...editable,
  hint: z.string().nullable().describe('The first characters of its secret; null without one.'),
  previous: z
    .object({ hint: z.string(), until: z.iso.datetime() })
    .nullable()
    .describe('The secret before the last rotation, as long as messages are signed with it.'),
  isOn: z.boolean(),
  offReason: z
    .enum(['person', 'gone', 'failing'])
    .nullable()
    .describe('Why it is off: somebody switched it off, it answered 410, or nothing arrived for three days.'),
  offAt: z.iso.datetime().nullable(),
  failingSince: z.iso.datetime().nullable().describe('Since when every try failed.'),
  pausedUntil: z.iso.datetime().nullable().describe('Until when nothing is sent, after several failures in a row.'),
  succeededAt: z.iso.datetime().nullable().describe('When something arrived last.'),
  lastSequence: z.int().nullable().describe('The number of the last event that was addressed to it.'),
  waiting: z.int().describe('How many deliveries wait.'),
  failed: z.int().describe('How many deliveries of the last 30 days were given up.'),
  createdAt: z.iso.datetime(),
  createdBy: z.uuid(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
const listed = answer.extend({ creator: creatorSchema })
const withSecret = answer.extend({
  secret: z.string().nullable().describe('The secret, shown this once; null for a `rebuild`, which is not signed.'),
})
const deliveryAnswer = z.object({
  id: z.uuid().describe('The `webhook-id` of each of its tries.'),
  sequence: z.int().nullable().describe('The number of the event; null for a test.'),
  status: z.enum(['waiting', 'sending', 'delivered', 'failed']),
  attempts: z.int(),
  body: z.string().describe('What is sent.'),
  nextAt: z.iso.datetime().nullable().describe('When it is tried, as long as it waits.'),
  createdAt: z.iso.datetime(),
  attemptedAt: z.iso.datetime().nullable(),
  responseStatus: z.int().nullable().describe('The status that the last try was answered with.'),
  response: z.string().nullable().describe('The beginning of that answer.'),
  reason: z.string().nullable().describe('Why there was no answer, as a code, or why it is not tried.'),
  duration: z.int().nullable().describe('How long the last try took, in milliseconds.'),
})

/** The routes of a tenant's webhooks; any of its members may manage them. */
export function webhookRoutes(app: FastifyInstance, network: Network = internet): void {
  const store = () => storeOf(app.database!)

  app.get(path, {
    config: { access: 'member' },
    schema: {
      operationId: 'listWebhooks',
      summary: 'List the webhook endpoints of a tenant',
      description: 'The newest first.',
      tags,
      params: tenantParams,
      response: { 200: z.array(listed), ...errorResponses(400, 401, 403, 404) },
    },
    handler: async (request, reply) => {
      const { id } = request.access.tenant!
      const endpoints = await app.database!.read(id, function* () {
        const counts = yield* countsOf(id)
        return (yield* endpointsOf(store(), id)).map((endpoint) => answerOf(endpoint, counts))
      })
      return reply.send(await withCreators(app.database!, await app.operatorTenant(), id, endpoints))
    },
  })

  app.post(path, {
    config: { access: 'member' },
    schema: {
      operationId: 'createWebhook',
      summary: 'Add a webhook endpoint',
      description: `Asks for a recent sign-in (403, \`data.code\` \`SESSION_NOT_FRESH\`). At most ${maxEndpoints}; 409 (\`data.code\` \`TOO_MANY_WEBHOOKS\`) beyond that.`,
      tags,
      params: tenantParams,
      body: createBody,
      response: { 201: withSecret, ...errorResponses(400, 401, 403, 404, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const { kind, ...asked } = parseWith(createBody, request.body)
      const stored = storedValues(kind, asked)
      await assertFreshSession(app.database!, request.access.sessionId)
      const { tenant, user } = request.access
      const at = Date.now()
      const now = new Date(at).toISOString()
      const secret = kind === 'events' ? newWebhookSecret() : null
      const endpoint: StoredEndpoint = {
        id: uuid(),
        kind,
        ...stored,
        secret,
        ...withoutPrevious,
        isOn: 1,
        offReason: null,
        offAt: null,
        ...untried,
        succeededAt: null,
        version: 1,
        createdAt: now,
        createdBy: user.id,
        updatedAt: now,
        updatedBy: user.id,
      }
      await app.database!.write(tenant!.id, function* () {
        const others = yield* endpointsOf(store(), tenant!.id)
        if (others.length >= maxEndpoints)
          throw new ApiError(409, 'There are too many webhooks. Remove one you no longer need.', {
            code: 'TOO_MANY_WEBHOOKS',
          })
        yield* watchIfFirst(tenant!.id, others, at)
        yield* insertEndpoint(store(), tenant!.id, endpoint)
        yield* audit(request, 'webhook-created', endpoint)
      })
      return reply
        .status(201)
        .header('etag', '"1"')
        .send({ ...answerOf(endpoint), secret })
    },
  })

  app.patch(`${path}/:id`, {
    config: { access: 'member' },
    schema: {
      operationId: 'changeWebhook',
      summary: 'Change, enable or disable a webhook endpoint',
      description:
        'Another address or other events ask for a recent sign-in, as adding one does. What waits when it is switched off is given up, and can be replayed.',
      tags,
      params,
      body: changeBody,
      response: { 200: answer, ...errorResponses(400, 401, 403, 404, 412, 413, 415, 428) },
    },
    handler: async (request, reply) => {
      const { version: _, isOn, ...asked } = parseWith(changeBody, request.body)
      const version = expectedVersionOf(request, request.body as Record<string, unknown>)
      if (asked.url !== undefined || asked.events !== undefined)
        await assertFreshSession(app.database!, request.access.sessionId)
      const tenant = request.access.tenant!.id
      const at = Date.now()
      const switched = { isOn: 0, offReason: 'person', offAt: new Date(at).toISOString() } as const
      const endpoint = await change(
        request,
        'webhook-changed',
        version,
        (before) => {
          const { name, url: shown, events } = answerOf(before)
          // What was read is sent back by whoever changes something else.
          const url = asked.url === undefined || asked.url === shown ? before.url : asked.url
          const wanted = { name: asked.name ?? name, url, events: asked.events ?? events }
          const after: StoredEndpoint = { ...before, ...storedValues(before.kind, wanted) }
          if (isOn === undefined || Number(isOn) === before.isOn) return after
          return isOn ? { ...after, ...untried, isOn: 1, offReason: null, offAt: null } : { ...after, ...switched }
        },
        function* (before, after) {
          if (before.isOn === after.isOn) return
          if (after.isOn === 0) yield* failWaitingDeliveries(store(), tenant, before.id, 'off')
          else yield* watchIfFirst(tenant, yield* endpointsOf(store(), tenant), at)
        },
      )
      return reply.header('etag', `"${endpoint.version}"`).send(endpoint)
    },
  })

  app.post(`${path}/:id/rotations`, {
    config: { access: 'member' },
    schema: {
      operationId: 'rotateWebhookSecret',
      summary: 'Rotate the secret of a webhook endpoint',
      description:
        'Messages are signed with the secret until now as well, for as long as asked for, so that nothing is refused while the receiver is given the new one. Asks for a recent sign-in. 409 (`data.code` `NOT_SIGNED`) for a `rebuild`.',
      tags,
      params,
      body: rotateBody,
      response: { 201: withSecret, ...errorResponses(400, 401, 403, 404, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const { keepHours } = parseWith(rotateBody, request.body)
      await assertFreshSession(app.database!, request.access.sessionId)
      const secret = newWebhookSecret()
      const endpoint = await change(request, 'webhook-rotated', undefined, (before) => {
        if (before.secret === null) throw new ApiError(409, 'A deploy hook is not signed.', { code: 'NOT_SIGNED' })
        const until = new Date(Date.now() + keepHours * hour).toISOString()
        const previous = { previousSecret: before.secret, previousUntil: until }
        return { ...before, secret, ...(keepHours === 0 ? withoutPrevious : previous) }
      })
      return reply
        .status(201)
        .header('etag', `"${endpoint.version}"`)
        .send({ ...endpoint, secret })
    },
  })

  app.delete(`${path}/:id/previous-secret`, {
    config: { access: 'member' },
    schema: {
      operationId: 'endPreviousWebhookSecret',
      summary: 'Stop signing with the previous secret',
      tags,
      params,
      response: { 200: answer, ...errorResponses(400, 401, 403, 404) },
    },
    handler: async (request, reply) => {
      const endpoint = await change(request, 'webhook-changed', undefined, (before) => ({
        ...before,
        ...withoutPrevious,
      }))
      return reply.header('etag', `"${endpoint.version}"`).send(endpoint)
    },
  })

  app.delete(`${path}/:id`, {
    config: { access: 'member' },
    schema: {
      operationId: 'removeWebhook',
      summary: 'Delete a webhook endpoint and its deliveries',
      description: 'It cannot be undone.',
      tags,
      params,
      response: { 204: { description: 'Removed.', type: 'null' }, ...errorResponses(400, 401, 403, 404) },
    },
    handler: async (request, reply) => {
      const { id } = parseWith(params, request.params)
      const tenant = request.access.tenant!.id
      await app.database!.write(tenant, function* () {
        const endpoint = yield* existing(tenant, id)
        yield* removeEndpoint(store(), tenant, id)
        yield* audit(request, 'webhook-removed', endpoint)
      })
      return reply.status(204).send()
    },
  })

  app.post(`${path}/:id/tests`, {
    config: { access: 'member', rateLimit: { max: 30, timeWindow: '10 minutes' } },
    schema: {
      operationId: 'testWebhook',
      summary: 'Send a test to a webhook endpoint',
      description:
        'One try, at once; its outcome is the answer. A `rebuild` is called as if something had changed. It works for an endpoint that is off, too.',
      tags,
      params,
      response: { 201: deliveryAnswer, ...errorResponses(400, 401, 403, 404, 429) },
    },
    handler: async (request, reply) => {
      const { id } = parseWith(params, request.params)
      const tenant = request.access.tenant!
      const endpoint = await app.database!.read(tenant.id, () => existing(tenant.id, id))
      const at = Date.now()
      const body = endpoint.kind === 'rebuild' ? '' : testBody(tenant, new Date(at).toISOString())
      const planned = newDelivery(id, null, body, at, at)
      const { retryAfter: _, status, ...outcome } = await sendDelivery(endpoint, planned, network)
      const delivery: StoredDelivery = {
        ...planned,
        ...outcome,
        status: isSuccess({ status }) ? 'delivered' : 'failed',
        responseStatus: status,
        attempts: 1,
        nextAt: null,
        attemptedAt: new Date().toISOString(),
      }
      await app.database!.write(tenant.id, () => insertDelivery(store(), tenant.id, delivery))
      return reply.status(201).send(deliveryOf(delivery))
    },
  })

  app.get(`${path}/:id/deliveries`, {
    config: { access: 'member' },
    schema: {
      operationId: 'listWebhookDeliveries',
      summary: 'List the deliveries of a webhook endpoint',
      description: 'The newest first, of the last 30 days.',
      tags,
      params,
      querystring: deliveriesQuery,
      response: { 200: z.array(deliveryAnswer), ...errorResponses(400, 401, 403, 404) },
    },
    handler: async (request, reply) => {
      const { id } = parseWith(params, request.params)
      const query = parseWith(deliveriesQuery, request.query)
      const tenant = request.access.tenant!.id
      const deliveries = await app.database!.read(tenant, function* () {
        yield* existing(tenant, id)
        return yield* deliveriesOf(store(), tenant, { endpoint: id, ...query })
      })
      return reply.send(deliveries.map(deliveryOf))
    },
  })

  app.post(`${path}/:id/replays`, {
    config: { access: 'member' },
    schema: {
      operationId: 'replayWebhook',
      summary: 'Resend events to a webhook endpoint',
      description:
        'Those addressed to it, from one number to another, as they were and with the same `webhook-id`; one by the same number twice. 409 (`data.code` `WEBHOOK_OFF`) for an endpoint that is off, or a `rebuild`.',
      tags,
      params,
      body: replayBody,
      response: {
        200: z.object({ replayed: z.int().describe('How many are sent again.') }),
        ...errorResponses(400, 401, 403, 404, 409, 413, 415),
      },
    },
    handler: async (request, reply) => {
      const { id } = parseWith(params, request.params)
      const range = parseWith(replayBody, request.body)
      const tenant = request.access.tenant!.id
      const at = Date.now()
      const replayed = await app.database!.write(tenant, function* () {
        const endpoint = yield* existing(tenant, id)
        if (endpoint.isOn === 0 || endpoint.kind === 'rebuild')
          throw new ApiError(409, 'Only an endpoint that is on is sent events again.', { code: 'WEBHOOK_OFF' })
        const count = yield* replayDeliveries(store(), tenant, { endpoint: id, ...range }, new Date(at).toISOString())
        // Whoever asks for it has put the receiver in order.
        if (count > 0) yield* saveAndWake(store(), tenant, { ...endpoint, pausedUntil: null }, at, at)
        return count
      })
      return reply.send({ replayed })
    },
  })

  function* existing(tenant: string, id: string): Operation<StoredEndpoint> {
    const endpoint = yield* endpointById(store(), tenant, id)
    if (!endpoint) throw notFound()
    return endpoint
  }

  /** Windows that opened or closed while no endpoint was on are not reported later. */
  function* watchIfFirst(tenant: string, endpoints: readonly StoredEndpoint[], at: number): Operation<void> {
    if (!endpoints.some(({ isOn }) => isOn === 1)) yield* beginWatching(store(), tenant, at)
  }

  function* countsOf(tenant: string): Operation<Counts> {
    const counts = yield* countDeliveries(store(), tenant)
    return new Map(counts.map(({ endpoint, status, count }) => [`${endpoint} ${status}`, Number(count)]))
  }

  /** Changes an endpoint, and notes it in the audit log. */
  async function change(
    request: FastifyRequest,
    action: AuditAction,
    version: number | undefined,
    changed: (before: StoredEndpoint) => StoredEndpoint,
    effect?: (before: StoredEndpoint, after: StoredEndpoint) => Operation<void>,
  ): Promise<z.output<typeof answer>> {
    const { id } = parseWith(params, request.params)
    const { tenant, user } = request.access
    return app.database!.write(tenant!.id, function* () {
      const before = yield* existing(tenant!.id, id)
      if (version !== undefined && before.version !== version) throw stale(answerOf(before))
      const endpoint: StoredEndpoint = {
        ...changed(before),
        version: before.version + 1,
        updatedAt: new Date().toISOString(),
        updatedBy: user.id,
      }
      if (effect) yield* effect(before, endpoint)
      yield* saveEndpoint(store(), tenant!.id, endpoint)
      yield* audit(request, action, endpoint)
      return answerOf(endpoint, yield* countsOf(tenant!.id))
    })
  }

  /** Of the address only the host: the rest of a deploy hook's is a secret. */
  function* audit(request: FastifyRequest, action: AuditAction, { id, name, url }: StoredEndpoint): Operation<void> {
    const { tenant, sessionId, user } = request.access
    yield* recordEvent(store(), {
      action,
      ...(yield* actorOfSession(store().database.dialect, sessionId, user.id)),
      ...requestOrigin(request),
      detail: { tenant: tenant!.slug, webhook: id, name, host: new URL(url).hostname },
    })
  }

  /** What was asked for, as it is stored; throws for an address that nothing may be sent to. */
  function storedValues(
    kind: StoredEndpoint['kind'],
    { name, url, events }: Pick<z.output<typeof createBody>, 'name' | 'url' | 'events'>,
  ) {
    // A masked address that was changed is none; line breaks, which a URL’s parser leaves out, are part of none.
    if (!isAddress(url) || /[…\s\p{Cc}]/u.test(url))
      throw invalid([{ path: ['url'], rule: 'integrity.publicAddress', params: {} }])
    if (kind === 'events' && events.length === 0) throw invalid([{ path: ['events'], rule: 'required', params: {} }])
    const chosen = kind === 'rebuild' ? rebuildingEvents : webhookEvents.filter((event) => events.includes(event))
    return { name, url, events: JSON.stringify(chosen) }
  }

  function isAddress(url: string): boolean {
    try {
      return checkedUrl(url, undefined, network).protocol === 'https:' || network.plainWebhooks === true
    } catch {
      return false
    }
  }
}

type Counts = ReadonlyMap<string, number>

const withoutPrevious = { previousSecret: null, previousUntil: null }
const untried = { failures: 0, failingSince: null, pausedUntil: null, lastSequence: null, wakeAt: null }

const answerOf = (endpoint: StoredEndpoint, counts: Counts = new Map()): z.output<typeof answer> => ({
  id: endpoint.id,
  kind: endpoint.kind,
  name: endpoint.name,
  url: endpoint.kind === 'rebuild' ? maskedAddress(endpoint.url) : endpoint.url,
  events: JSON.parse(endpoint.events) as z.output<typeof answer>['events'],
  hint: endpoint.secret && hintOfSecret(endpoint.secret),
  previous:
    endpoint.previousSecret !== null && Date.parse(endpoint.previousUntil!) > Date.now()
      ? { hint: hintOfSecret(endpoint.previousSecret), until: endpoint.previousUntil! }
      : null,
  isOn: endpoint.isOn === 1,
  offReason: endpoint.offReason,
  offAt: endpoint.offAt,
  failingSince: endpoint.failingSince,
  pausedUntil: endpoint.pausedUntil,
  succeededAt: endpoint.succeededAt,
  lastSequence: endpoint.lastSequence,
  waiting: (counts.get(`${endpoint.id} waiting`) ?? 0) + (counts.get(`${endpoint.id} sending`) ?? 0),
  failed: counts.get(`${endpoint.id} failed`) ?? 0,
  createdAt: endpoint.createdAt,
  createdBy: endpoint.createdBy,
  updatedAt: endpoint.updatedAt,
  version: endpoint.version,
})

const deliveryOf = (delivery: StoredDelivery): z.output<typeof deliveryAnswer> => ({
  id: delivery.id,
  sequence: delivery.sequence,
  status: delivery.status,
  attempts: delivery.attempts,
  body: delivery.body,
  nextAt: delivery.nextAt,
  createdAt: delivery.createdAt,
  attemptedAt: delivery.attemptedAt,
  responseStatus: delivery.responseStatus,
  response: delivery.response,
  reason: delivery.reason,
  duration: delivery.duration,
})
