import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Entity } from '../../../entities/language/entity.ts'
import type { KindName } from '../../../entities/language/field-kind-names.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import { visibilityFields } from '../../../entities/language/derived/public-visibility.ts'
import { assertChildScopes, splitChildren, withChildren } from './child-rows.ts'
import { commit } from '../records/commit.ts'
import { withColleagues } from '../auth/colleagues.ts'
import { contextOf, idOf, asObject, splitBody, sendSaved, baseVersionOf, ifMatchVersion } from '../requests/request.ts'
import { route } from './route.ts'

/** Kinds whose values are chosen from what there is. */
const chosenKinds: readonly KindName[] = ['choice', 'toggle', 'reference']

/**
 * Whether a field may be set without knowing the record's version: that overwrites nobody's words or counts, publishes
 * nothing unseen, and changes nothing that is asked about first.
 */
const needsNoVersion = (entity: Entity, name: string): boolean =>
  chosenKinds.some((kind) => entity.fields[name]?.kind === kind) &&
  !visibilityFields(entity).includes(name) &&
  !entity.confirmOnChange?.includes(name)

/**
 * The version that an update is based on; undefined for one without a version that only sets what is chosen, and for one
 * that means any version.
 */
function knownVersion(request: FastifyRequest, entity: Entity, body: Values, fields: Values): number | undefined {
  const names = Object.keys(fields)
  const isBlind = names.length === Object.keys(body).length && ifMatchVersion(request) === undefined
  const isChosen = names.length > 0 && names.every((name) => needsNoVersion(entity, name))
  return isBlind && isChosen ? undefined : baseVersionOf(request, body)
}

/** PUT …/news/:id */
export const updateRecord = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'update', 'edit', async (request, reply) => {
    const context = await withColleagues(app, contextOf(app, entity, request))
    const { own: body, children } = splitChildren(context, asObject(request.body))
    assertChildScopes(request.access.scopes, children)
    const { fields: values, systemValues: unchanged } = splitBody(entity, body)
    const expectedVersion = knownVersion(request, entity, body, values)
    const change = { kind: 'update', id: idOf(request), expectedVersion, values, unchanged } as const
    const update = withChildren(context, children, (inSet, options) => commit(inSet, change, options))
    return sendSaved(reply, await context.store.database.write(context.tenant.id, update))
  })
