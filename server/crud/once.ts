import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Values } from '../../entities/body.ts'
import { marker } from '../db/marker.ts'
import { first, run, type Operation } from '../db/query.ts'
import { installation } from '../db/scope.ts'
import { invalid, notFound, takenKey } from '../errors.ts'
import type { Context } from './context.ts'
import { rowOf } from './record/current.ts'
import { savedOf, type Saved } from '../records/saved.ts'

/** How long a key is remembered at least. */
const remembered = 24 * 3_600_000

/** A structured-field string (RFC 8941), or the bare word that many send. */
const form = /^(?:"([ !#-[\]-~]{1,200})"|([!#-~]{1,200}))$/

/**
 * The `Idempotency-Key` of a request (draft-ietf-httpapi-idempotency-key-header), where it has one: a call that comes
 * again under the same key, for its answer was lost, is not done again.
 */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const given = headers['idempotency-key']
  if (given === undefined) return undefined
  const [, quoted, bare] = form.exec(String(given)) ?? []
  const key = quoted ?? bare
  if (key === undefined) throw invalid([{ path: ['Idempotency-Key'], rule: 'invalid', params: {} }])
  return key
}

interface Made {
  readonly fingerprint: string
  readonly recordId: string
}

/**
 * Makes a record once for each key of an account in a tenant. A call that comes again is answered with the record that
 * the first one made; one of another content is refused with it. Keys are written with the record, or not at all.
 */
export function once(
  context: Context,
  key: string,
  body: Values,
  make: () => () => Operation<Saved>,
): () => Operation<Saved> {
  const bindings = {
    userId: context.by,
    tenant: context.tenant.id,
    key,
    fingerprint: fingerprintOf(context, body),
    expiresAt: new Date(Date.now() + remembered).toISOString(),
  }
  return function* () {
    const { find, note } = statementsOf(context)
    const made = yield* first(find(bindings))
    if (made) return yield* answerAgain(context, made, bindings.fingerprint)
    // Read only now: what was in order the first time is not judged a second time.
    const saved = yield* make()()
    yield* run(note({ ...bindings, recordId: saved.id }))
    return saved
  }
}

function* answerAgain(context: Context, made: Made, fingerprint: string): Operation<Saved> {
  const row = yield* rowOf(context, made.recordId)
  const saved = row && savedOf(context, row)
  if (made.fingerprint !== fingerprint) throw takenKey(saved && JSON.parse(saved.json))
  if (!saved) throw notFound()
  return saved
}

const fingerprintOf = ({ entity, parent }: Context, body: Values): string =>
  createHash('sha256')
    .update(JSON.stringify([entity.name, parent ?? null, body]))
    .digest('base64url')

function statementsOf({ store }: Context) {
  const db = installation(store.scope.dialect)
  return {
    find: store.shaped<Made>('idempotency key', () =>
      db
        .selectFrom('idempotency_key')
        .where('userId', '=', marker('userId'))
        .where('tenant', '=', marker('tenant'))
        .where('key', '=', marker('key'))
        .select(['fingerprint', 'recordId']),
    ),
    note: store.shaped('note idempotency key', () =>
      db.insertInto('idempotency_key').values({
        userId: marker('userId'),
        tenant: marker('tenant'),
        key: marker('key'),
        fingerprint: marker('fingerprint'),
        recordId: marker('recordId'),
        expiresAt: marker('expiresAt'),
      }),
    ),
  }
}
