import type { IncomingMessage } from 'node:http'
import { isOpenState } from '../../../entities/language/shared/tenant-states.ts'
import { colleagues } from '../../kernel/auth/colleagues.ts'
import type { Database } from '../../base/db/database.ts'
import type { Operation } from '../../base/db/query.ts'
import { wellFormed } from '../../base/input/well-formed.ts'
import type { JobHandler } from '../../base/jobs/handler.ts'
import { checkedUrl, guardedRequest, internet, type Network } from '../../base/network/guarded-request.ts'
import { notify } from '../notifications/notify.ts'
import { storeOf, type Store } from '../../kernel/records/context.ts'
import {
  deliveryTable,
  failWaitingDeliveries,
  nextDelivery,
  nextTime,
  saveAndWake,
  type DeliveryJob,
  type StoredDelivery,
} from './deliveries.ts'
import { endpointTable, type StoredEndpoint } from './endpoints.ts'
import { webhookTries } from './health.ts'
import { signedHeaders } from './signature.ts'
import { webhookTenant } from './tenant.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/**
 * The pauses after failed attempts: ten attempts in three days (Standard Webhooks 1.0, "Deliverability and
 * reliability").
 */
export const pauses: readonly number[] = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
]

/** How long an endpoint may fail without a success in between until it is switched off, in milliseconds. */
export const maxFailing = 3 * day

/**
 * From this many failures in a row an endpoint is spared, for a minute at first and an hour at most; one that does not
 * answer at all from the first, as each attempt holds a place for as long as it may take.
 */
const failuresBeforePause = 3

/**
 * How long an attempt may take, and how much of its answer is kept. The first of a message to an endpoint that has not
 * answered lately is short; later ones leave a slow receiver the time that it needs.
 */
const timeout = 15 * second
const firstTimeout = 5 * second
const maxResponse = 1000

/** An attempt whose server is gone counts as lost after this time, in milliseconds. */
const sendingTime = timeout + 5 * second

/** How many attempts a job makes in a row, and for how long, so that a slow endpoint does not keep others waiting. */
const triesPerJob = 20
const longestJob = 30 * second

/** Why there is no answer from a receiver that accepts a connection and is silent. */
const timedOut = 'timeout'

/** The outcome of an attempt. */
export interface Outcome {
  readonly status: number | null
  readonly response: string | null
  /** Why there is no answer. */
  readonly reason: string | null
  /** In milliseconds. */
  readonly duration: number
  /** How long the receiver wants to be left alone, in milliseconds. */
  readonly retryAfter: number
}

export const isSuccess = ({ status }: Pick<Outcome, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300

/**
 * Sends what is due to an endpoint. First attempts are made in the order of the events, one at a time. What fails is
 * tried again by itself and holds up nothing behind it: messages say only where to read, and their numbers let
 * receivers sort. A message may come twice, with the same id, if a server was killed before it noted the answer.
 */
export const deliveryHandler = (
  database: Database,
  operator: () => Promise<string | undefined>,
  network: Network = internet,
): JobHandler => ({
  retry: { first: 5_000, longest: 10 * minute, tries: Infinity },
  // They wait for others' servers, and cost next to nothing meanwhile.
  atOnce: 16,
  atOnceOfTenant: 4,
  async run(payload, signal) {
    const { tenant, endpoint: id } = payload as DeliveryJob
    const store = storeOf(database)
    const owner = await operator()
    if (owner === undefined) return
    const known = await webhookTenant(database, owner, tenant)
    // One in the trash may be restored; of one that was purged there is no endpoint.
    const isOpen = known !== undefined && isOpenState(known.status)
    const begun = performance.now()
    for (let tries = 0; ; tries += 1) {
      signal.throwIfAborted()
      const mayContinue = isOpen && tries < triesPerJob && performance.now() - begun < longestJob
      const next = await database.write(tenant, () => claim(store, tenant, id, { isOpen, mayContinue }, Date.now()))
      if (!next) return
      const outcome = await sendDelivery(next.endpoint, next.delivery, network, signal, timeoutOf(next)).catch(
        async (error: unknown) => {
          // The server stops: the next one retries at once, and this attempt does not count.
          const untried = {
            ...next.delivery,
            attempts: next.delivery.attempts - 1,
            status: 'waiting',
            sendingUntil: null,
          }
          await database.write(tenant, () => deliveryTable.save(store, tenant, untried as StoredDelivery))
          throw error
        },
      )
      webhookTries[isSuccess(outcome) ? 'succeeded' : 'failed'] += 1
      await record(database, owner, tenant, next.delivery.id, outcome)
    }
  },
})

interface Claimed {
  readonly endpoint: StoredEndpoint
  readonly delivery: StoredDelivery
}

/** Takes the next delivery that is due, for one attempt. If there is none, plans when to look again. */
function* claim(
  store: Store,
  tenant: string,
  id: string,
  { isOpen, mayContinue }: { readonly isOpen: boolean; readonly mayContinue: boolean },
  at: number,
): Operation<Claimed | undefined> {
  const now = new Date(at).toISOString()
  const endpoint = yield* endpointTable.find(store, tenant, id)
  if (!endpoint || !endpoint.isOn) return undefined
  const sending = yield* nextDelivery(store, tenant, id, 'sending', now)
  // The server that makes that attempt continues afterwards; if it was killed, another one does once the time is over.
  if (sending && Date.parse(sending.sendingUntil!) > at) {
    yield* saveAndWake(store, tenant, endpoint, Date.parse(sending.sendingUntil!), at)
    return undefined
  }
  const paused = endpoint.pausedUntil === null ? 0 : Date.parse(endpoint.pausedUntil)
  const due =
    mayContinue && paused <= at ? (sending ?? (yield* nextDelivery(store, tenant, id, 'waiting', now))) : undefined
  if (due) {
    const delivery: StoredDelivery = {
      ...due,
      status: 'sending',
      attempts: due.attempts + 1,
      sendingUntil: new Date(at + sendingTime).toISOString(),
    }
    yield* deliveryTable.save(store, tenant, delivery)
    return { endpoint, delivery }
  }
  const next = sending ? at : yield* nextTime(store, tenant, id)
  if (next === undefined) return undefined
  // A tenant that is not open sends nothing: pending deliveries are kept until it is.
  const earliest = isOpen ? paused : at + hour
  yield* saveAndWake(store, tenant, endpoint, Math.max(next, earliest, at), at)
  return undefined
}

/** How long an attempt may take, in milliseconds. */
export const timeoutOf = ({
  endpoint: { failures, succeededAt },
  delivery: { attempts },
}: {
  readonly endpoint: Pick<StoredEndpoint, 'failures' | 'succeededAt'>
  readonly delivery: Pick<StoredDelivery, 'attempts'>
}): number => (attempts === 1 && (failures > 0 || succeededAt === null) ? firstTimeout : timeout)

/** Tries a delivery once: posts it, and follows no redirect. Never throws for what the receiver does. */
export async function sendDelivery(
  { kind, url, secret, previousSecret, previousUntil }: StoredEndpoint,
  { id, body }: Pick<StoredDelivery, 'id' | 'body'>,
  network: Network,
  signal?: AbortSignal,
  longest = timeout,
): Promise<Outcome> {
  const startedAt = Date.now()
  const started = performance.now()
  const secrets = [
    ...(secret === null ? [] : [secret]),
    ...(previousSecret !== null && Date.parse(previousUntil!) > startedAt ? [previousSecret] : []),
  ]
  const headers = {
    accept: '*/*',
    'user-agent': 'Captain-Webhooks/1.0',
    ...(body !== '' && { 'content-type': 'application/json' }),
    ...(secrets.length > 0 && signedHeaders(secrets, id, startedAt, body)),
  }
  const limit = AbortSignal.timeout(longest)
  const end = (outcome: Partial<Outcome>): Outcome => ({
    status: null,
    response: null,
    reason: null,
    retryAfter: 0,
    ...outcome,
    duration: Math.round(performance.now() - started),
  })
  try {
    const answer = await guardedRequest(checkedUrl(url, undefined, network), {
      headers,
      body,
      network,
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    })
    try {
      // A host may repeat the address of its deploy hook, which is a secret.
      const response = kind === 'rebuild' ? null : await beginningOf(answer)
      return end({ status: answer.statusCode!, response, retryAfter: retryAfterOf(answer, startedAt) })
    } finally {
      answer.destroy()
    }
  } catch (error) {
    signal?.throwIfAborted()
    return end({ reason: limit.aborted ? timedOut : reasonOf(error) })
  }
}

async function beginningOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= maxResponse) break
  }
  return wellFormed(Buffer.concat(chunks).subarray(0, maxResponse).toString())
}

/** In milliseconds, from seconds or a date (RFC 9110, 10.2.3); a day at most. */
function retryAfterOf({ headers }: IncomingMessage, now: number): number {
  const text = headers['retry-after'] ?? ''
  const time = /^\d+$/.test(text) ? Number(text) * second : Date.parse(text) - now
  return Number.isNaN(time) ? 0 : Math.min(Math.max(time, 0), day)
}

/** The code of what went wrong on the way; messages may hold what is nobody's business. */
const reasonOf = (error: unknown): string =>
  String((error as { code?: unknown } | undefined)?.code ?? 'unreachable').slice(0, 80)

/**
 * Records the outcome of an attempt, and what follows from it; notifies the tenant's members if the endpoint is
 * switched off.
 */
async function record(
  database: Database,
  operator: string,
  tenant: string,
  id: string,
  outcome: Outcome,
): Promise<void> {
  const store = storeOf(database)
  const people = isSuccess(outcome) ? [] : await database.read(operator, () => colleagues(store, operator, tenant))
  await database.write(tenant, function* () {
    const delivery = yield* deliveryTable.find(store, tenant, id)
    const endpoint = delivery && (yield* endpointTable.find(store, tenant, delivery.endpoint))
    // Removed in the meantime.
    if (!delivery || !endpoint) return
    const now = Date.now()
    const tried = afterAttempt(delivery, outcome, now)
    const next = endpointAfter(endpoint, tried, outcome, now)
    const isSwitchedOff = endpoint.isOn && !next.isOn
    yield* deliveryTable.save(store, tenant, !next.isOn && tried.status === 'waiting' ? givenUp(tried) : tried)
    yield* endpointTable.save(store, tenant, next)
    if (!isSwitchedOff) return
    yield* failWaitingDeliveries(store, tenant, endpoint.id, 'off')
    yield* notify(store, {
      kind: 'webhook',
      to: [...new Set([...people.map((person) => person.id), endpoint.createdBy])],
      by: null,
      tenant,
      entity: null,
      recordId: null,
      params: { outcome: next.offReason!, title: endpoint.name },
    })
  })
}

const givenUp = (delivery: StoredDelivery): StoredDelivery => ({ ...delivery, status: 'failed', nextAt: null })

/** A delivery after an attempt. */
function afterAttempt(delivery: StoredDelivery, outcome: Outcome, now: number): StoredDelivery {
  const { status: responseStatus, response, reason, duration, retryAfter } = outcome
  const tried: StoredDelivery = {
    ...delivery,
    sendingUntil: null,
    attemptedAt: new Date(now).toISOString(),
    responseStatus,
    response,
    reason,
    duration,
  }
  if (isSuccess(outcome)) return { ...tried, status: 'delivered', nextAt: null }
  const pause = pauses[delivery.attempts - 1]
  if (pause === undefined) return givenUp(tried)
  return { ...tried, status: 'waiting', nextAt: new Date(now + Math.max(pause, retryAfter)).toISOString() }
}

/**
 * An endpoint after an attempt: a success clears its failures; many spare it; days of them, or a 410, switch it off.
 */
export function endpointAfter(
  endpoint: StoredEndpoint,
  { status }: Pick<StoredDelivery, 'status'>,
  outcome: Outcome,
  at: number,
): StoredEndpoint {
  const now = new Date(at).toISOString()
  const { failingSince: since, failures: before } = endpoint
  if (isSuccess(outcome)) return { ...endpoint, failures: 0, failingSince: null, pausedUntil: null, succeededAt: now }
  const failures = before + 1
  const doublings = Math.min(Math.max(failures - failuresBeforePause, 0), 10)
  const isSpared = failures >= failuresBeforePause || outcome.reason === timedOut
  const pause = Math.max(isSpared ? Math.min(minute * 2 ** doublings, hour) : 0, outcome.retryAfter)
  const failing = {
    ...endpoint,
    failures,
    failingSince: since ?? now,
    pausedUntil: pause > 0 ? new Date(at + pause).toISOString() : null,
  }
  const isGone = outcome.status === 410
  // What rebuilds a site may never come to its last attempt: each change replaces the pending delivery.
  const isGivenUp = status === 'failed' || endpoint.kind === 'rebuild'
  const isHopeless = isGivenUp && since !== null && at - Date.parse(since) >= maxFailing
  if (!endpoint.isOn || (!isGone && !isHopeless)) return failing
  return { ...failing, isOn: false, offReason: isGone ? 'gone' : 'failing', offAt: now }
}
