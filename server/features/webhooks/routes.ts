import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { rebuildingEvents } from '../../../entities/language/shared/webhook-events.ts'
import { webhookActions } from '../../../entities/system/webhook-delivery.ts'
import { webhookEndpoint } from '../../../entities/system/webhook-endpoint.ts'
import type { Operation } from '../../base/db/query.ts'
import { ApiError, invalid, notFound } from '../../base/errors/api-error.ts'
import { checkedUrl, internet, type Network } from '../../base/network/guarded-request.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { operationRoutes } from '../../kernel/system-records/operations.ts'
import { systemRecordRoutes } from '../../kernel/system-records/routes.ts'
import { isSuccess, sendDelivery } from './deliver.ts'
import {
  countDeliveries,
  deliveriesOf,
  deliveryTable,
  failWaitingDeliveries,
  newDelivery,
  replayDeliveries,
  saveAndWake,
  type StoredDelivery,
} from './deliveries.ts'
import { eventsAt } from './document.ts'
import { endpointTable, removeDeliveries, type StoredEndpoint } from './endpoints.ts'
import { testBody } from './message.ts'
import { beginWatching } from './relay.ts'
import { hintOfSecret, maskedAddress, newWebhookSecret } from './signature.ts'

const untried = { failures: 0, failingSince: null, pausedUntil: null, lastSequence: null, wakeAt: null }

/** The routes of a tenant's webhooks; any of its members may manage them. */
export function webhookRoutes(app: FastifyInstance, network: Network = internet): void {
  const store = () => storeOf(app.database!)

  systemRecordRoutes(app, webhookEndpoint, {
    table: endpointTable,
    judge(fields, { site }, before) {
      const { kind, events } = fields
      // What was read is sent back by whoever changes something else.
      const url = before && fields.url === shownAddress(before) ? before.url : fields.url
      // A masked address that was changed is none; line breaks, which a URL’s parser leaves out, are part of none.
      if (!isAddress(url) || /[…\s\p{Cc}]/u.test(url))
        throw invalid([{ path: ['url'], rule: 'integrity.publicAddress', params: {} }])
      // What cannot happen at the tenant is not chosen either.
      const chosen = eventsAt(site).filter((event) => (kind === 'rebuild' ? rebuildingEvents : events).includes(event))
      if (chosen.length === 0) throw invalid([{ path: ['events'], rule: 'required', params: {} }])
      return { ...fields, url, events: chosen }
    },
    begin: () => ({ offReason: null, offAt: null, succeededAt: null, ...untried }),
    change(before, after) {
      if (before.isOn === after.isOn) return after
      return after.isOn
        ? { ...after, ...untried, offReason: null, offAt: null }
        : { ...after, offReason: 'person' as const, offAt: new Date().toISOString() }
    },
    *effect(_store, tenant, before, after) {
      if (!after) yield* removeDeliveries(store(), tenant, before!.id)
      else if (after.isOn && !before?.isOn) yield* watchIfFirst(tenant)
      else if (!after.isOn && before?.isOn) yield* failWaitingDeliveries(store(), tenant, after.id, 'off')
    },
    secret: {
      make: ({ kind }) => (kind === 'events' ? newWebhookSecret() : null),
      hint: hintOfSecret,
      none: { code: 'NOT_SIGNED', message: 'A deploy hook is not signed.' },
    },
    answer: {
      shape: {
        url: webhookEndpoint.fields.url,
        waiting: z.int().describe('How many deliveries wait.'),
        failed: z.int().describe('How many deliveries of the last 30 days were given up.'),
      },
      read: countDeliveries,
      of(endpoint, counts) {
        const countOf = (...statuses: readonly string[]) =>
          counts
            .filter(({ endpoint: id, status }) => id === endpoint.id && statuses.includes(status))
            .reduce((sum, { count }) => sum + Number(count), 0)
        return { url: shownAddress(endpoint), waiting: countOf('waiting', 'sending'), failed: countOf('failed') }
      },
    },
    // Of the address only the host: the rest of a deploy hook's is a secret.
    detail: ({ url }) => ({ host: new URL(url).hostname }),
  })

  operationRoutes(app, webhookActions, {
    async test({ tenant, params: { id }, read, write }) {
      const endpoint = await read(() => existing(tenant.id, id))
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
      await write(() => deliveryTable.insert(store(), tenant.id, delivery))
      return answerOf(delivery)
    },

    listDeliveries: ({ tenant, params: { id }, query, read }) =>
      read(function* () {
        yield* existing(tenant.id, id)
        return (yield* deliveriesOf(store(), tenant.id, { endpoint: id, ...query })).map(answerOf)
      }),

    async replay({ tenant, params: { id }, body: range, write }) {
      const at = Date.now()
      const replayed = await write(function* () {
        const endpoint = yield* existing(tenant.id, id)
        if (!endpoint.isOn || endpoint.kind === 'rebuild')
          throw new ApiError(409, 'Only an endpoint that is on is sent events again.', { code: 'WEBHOOK_OFF' })
        const wanted = { endpoint: id, ...range }
        const count = yield* replayDeliveries(store(), tenant.id, wanted, new Date(at).toISOString())
        // Whoever asks for it has put the receiver in order.
        if (count > 0) yield* saveAndWake(store(), tenant.id, { ...endpoint, pausedUntil: null }, at, at)
        return count
      })
      return { replayed }
    },
  })

  function* existing(tenant: string, id: string): Operation<StoredEndpoint> {
    const endpoint = yield* endpointTable.find(store(), tenant, id)
    if (!endpoint) throw notFound()
    return endpoint
  }

  /** Windows that opened or closed while no endpoint was on are not reported later. */
  function* watchIfFirst(tenant: string): Operation<void> {
    const endpoints = yield* endpointTable.all(store(), tenant)
    if (!endpoints.some(({ isOn }) => isOn)) yield* beginWatching(store(), tenant, Date.now())
  }

  function isAddress(url: string): boolean {
    try {
      return checkedUrl(url, undefined, network).protocol === 'https:' || network.plainWebhooks === true
    } catch {
      return false
    }
  }
}

const shownAddress = ({ kind, url }: StoredEndpoint): string => (kind === 'rebuild' ? maskedAddress(url) : url)

/** A delivery as people see it. */
const answerOf = ({ endpoint: _endpoint, sendingUntil: _sendingUntil, ...delivery }: StoredDelivery) => delivery
