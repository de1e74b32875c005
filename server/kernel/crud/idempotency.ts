import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Values } from '../../../entities/language/input/body.ts'
import { param } from '../../base/db/parameter.ts'
import { first, run, type Operation } from '../../base/db/query.ts'
import { installation } from '../../base/db/scope.ts'
import { ApiError, invalid, notFound, keyReused } from '../../base/errors/api-error.ts'
import type { Context } from '../records/context.ts'
import { findRow } from '../records/read-row.ts'
import { toSavedRecord, type SavedRecord } from '../records/saved-record.ts'

/** The minimum time for which a key is remembered, in milliseconds. */
export const answerRetention = 24 * 3_600_000

/** A structured-field string (RFC 8941), or the bare token that many clients send. */
const keyFormat = /^(?:"([ !#-[\]-~]{1,200})"|([!#-~]{1,200}))$/

/**
 * The request's `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header), if any: a call retried with the same
 * key, because its response was lost, is not executed again.
 */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const header = headers['idempotency-key']
  if (header === undefined) return undefined
  const [, quoted, bare] = keyFormat.exec(String(header)) ?? []
  const key = quoted ?? bare
  if (key === undefined) throw invalid([{ path: ['Idempotency-Key'], rule: 'invalid', params: {} }])
  return key
}

interface EarlierCall {
  readonly fingerprint: string
  readonly recordId: string
  readonly answer: string | null
}

/**
 * Creates a record once per key, account and tenant. A retry gets the record created by the first call; a call with
 * different content is refused with that record. The key is saved in the same transaction as the record. Whoever may not
 * read is not answered what others have made of the record since.
 */
export function idempotent(
  context: Context,
  key: string,
  body: Values,
  create: () => () => Operation<SavedRecord>,
  mayRead = true,
): () => Operation<SavedRecord> {
  const bindings = bindingsOf(context, key, body)
  return function* () {
    const { find, save } = statementsOf(context)
    const earlier = yield* first(find(bindings))
    if (earlier) return yield* repeatAnswer(context, earlier, bindings.fingerprint, mayRead)
    // Parsed only here: input that was valid the first time is not validated again on a retry.
    const saved = yield* create()()
    yield* run(save({ ...bindings, recordId: saved.id, answer: null }))
    return saved
  }
}

/** What a call did: the record it made, and what it is answered. */
export interface Answered<T> {
  readonly recordId: string
  readonly answer: T
}

/**
 * Does something once per key, caller and tenant; without a key each time it is called. A retry gets the very answer of
 * the first call, whatever has become of the record since; a call with different content is refused with 422, which
 * reveals nothing of the first. The key and the answer are saved in the same transaction as what was done: what was cut
 * off before leaves neither.
 */
export function answeredOnce<T extends object>(
  context: Context,
  key: string | undefined,
  body: Values,
  work: () => Operation<Answered<T>>,
): () => Operation<T> {
  if (key === undefined)
    return function* () {
      return (yield* work()).answer
    }
  const bindings = bindingsOf(context, key, body)
  return function* () {
    const { find, save } = statementsOf(context)
    const earlier = yield* first(find(bindings))
    if (earlier && earlier.fingerprint !== bindings.fingerprint) throw keyReused(undefined)
    if (earlier) return JSON.parse(earlier.answer!) as T
    const { recordId, answer } = yield* work()
    yield* run(save({ ...bindings, recordId, answer: JSON.stringify(answer) }))
    return answer
  }
}

/** The same in a transaction of the tenant, where nobody waits for another call with their key. */
export async function writeOnce<T extends object>(
  context: Context,
  key: string | undefined,
  body: Values,
  work: () => Operation<Answered<T>>,
): Promise<T> {
  const { store, tenant } = context
  const write = (): Promise<T> => store.database.write(tenant.id, answeredOnce(context, key, body, work))
  return key === undefined ? write() : oneAtATime(context, key, write)
}

/** The calls in progress. Only one server uses the data folder; if there were others, the transaction would decide. */
const running = new Set<string>()

/** Runs a call with a key; throws 409 while the first one with the same key is still in progress. */
async function oneAtATime<T>({ by, tenant }: Context, key: string, work: () => Promise<T>): Promise<T> {
  const call = JSON.stringify([by, tenant.id, key])
  if (running.has(call))
    throw new ApiError(409, 'The first call with this key is still in progress. Try again in a moment.', {
      code: 'IN_PROGRESS',
    })
  running.add(call)
  try {
    return await work()
  } finally {
    running.delete(call)
  }
}

const bindingsOf = (context: Context, key: string, body: Values) => ({
  // Callers without an account or an API key share their keys, which are random.
  userId: context.by ?? '',
  tenant: context.tenant.id,
  key,
  fingerprint: fingerprintOf(context, body),
  expiresAt: new Date(Date.now() + answerRetention).toISOString(),
})

function* repeatAnswer(
  context: Context,
  earlier: EarlierCall,
  fingerprint: string,
  mayRead: boolean,
): Operation<SavedRecord> {
  const row = yield* findRow(context, earlier.recordId)
  if (!mayRead && row && row.version > 1)
    throw new ApiError(409, 'The record was created, and somebody has changed it since.', { code: 'CHANGED_SINCE' })
  const saved = row && toSavedRecord(context, row)
  if (earlier.fingerprint !== fingerprint) throw keyReused(saved && JSON.parse(saved.json))
  if (!saved) throw notFound()
  return saved
}

/** Some clients write the properties of an object in another order when they send it again. */
const sortedKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

const fingerprintOf = ({ entity, parent }: Context, body: Values): string =>
  createHash('sha256')
    .update(JSON.stringify([entity.name, parent ?? null, body], sortedKeys))
    .digest('base64url')

function statementsOf({ store }: Context) {
  const db = installation(store.scope.dialect)
  return {
    find: store.cachedStatement<EarlierCall>`idempotency key`(() =>
      db
        .selectFrom('idempotency_key')
        .where('userId', '=', param('userId'))
        .where('tenant', '=', param('tenant'))
        .where('key', '=', param('key'))
        .select(['fingerprint', 'recordId', 'answer']),
    ),
    save: store.cachedStatement`note idempotency key`(() =>
      db.insertInto('idempotency_key').values({
        userId: param('userId'),
        tenant: param('tenant'),
        key: param('key'),
        fingerprint: param('fingerprint'),
        recordId: param('recordId'),
        expiresAt: param('expiresAt'),
        answer: param('answer'),
      }),
    ),
  }
}
