import type { FastifyInstance } from 'fastify'
import { initialValues, type Values } from '../../entities/body.ts'
import { fieldsOf } from '../../entities/at-site.ts'
import type { Entity } from '../../entities/entity.ts'
import type { Operation } from '../db/query.ts'
import { stale } from '../errors.ts'
import { settleUploads } from '../uploads/uses.ts'
import type { Context } from './context.ts'
import { storedBody } from './record/body.ts'
import { rowOf, type CurrentRow } from './record/current.ts'
import { stored } from './record/row.ts'
import { assertSound } from './record/values.ts'
import { insertRecord, savedOf, type Saved } from './record/write.ts'
import { contextOf, objectOf, onlyKeys, parted, queryOf, sendJson, sendSaved, versionOf } from './request.ts'
import { route } from './route.ts'
import { assertUnchanged, update } from './update.ts'

/** GET …/business-day: the tenant's only record in an array of one; never saved, it has version 0 and the initial values. */
export const readSingle = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'readSingle', 'edit', async (request, reply) => {
    const context = contextOf(app, entity, request)
    onlyKeys(queryOf(request), 'sort', 'range', 'filter', 'include')
    const { json } = await context.store.database.read(context.tenant.id, () => single(context))
    return sendJson(reply.header('content-range', `${entity.name} 0-0/1`), `[${json}]`)
  })

/** PUT …/business-day: saves it, the first time too. */
export const saveSingle = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'saveSingle', 'edit', async (request, reply) => {
    const context = contextOf(app, entity, request)
    const body = objectOf(request.body)
    return sendSaved(
      reply,
      await context.store.database.write(context.tenant.id, saveSingleIn(context, body, versionOf(request, body))),
    )
  })

/** Saves the tenant's only record from a body. Its id is the tenant's, so that two first saves meet. */
export function saveSingleIn(context: Context, body: Values, version: number): () => Operation<Saved> {
  const { entity, tenant } = context
  const { own, owned } = parted(entity, body)
  const given = storedBody(entity, tenant.site, version === 0 ? 'create' : 'edit', own)
  return function* () {
    const current = yield* rowOf(context, tenant.id)
    if (current) return yield* update(context, current, version, owned, given)
    const unsaved = unsavedRow(context)
    if (version !== 0) throw stale(JSON.parse(savedOf(context, unsaved).json))
    assertUnchanged(entity, unsaved, owned)
    const values = yield* settleUploads(context, given)
    yield* assertSound(context, values, values)
    return yield* insertRecord(context, values, tenant.id)
  }
}

function* single(context: Context): Operation<Saved> {
  return savedOf(context, (yield* rowOf(context, context.tenant.id)) ?? unsavedRow(context))
}

/** What is shown of a record that was never saved. */
function unsavedRow({ entity, tenant }: Context): CurrentRow {
  const values = initialValues(entity, tenant.site)
  return {
    ...Object.fromEntries(
      fieldsOf(entity, tenant.site).map(({ name, storage }) => [name, stored(storage, values[name])]),
    ),
    id: tenant.id,
    version: 0,
    createdAt: null,
    updatedAt: null,
    createdBy: null,
    updatedBy: null,
    trashedAt: null,
  } as unknown as CurrentRow
}
