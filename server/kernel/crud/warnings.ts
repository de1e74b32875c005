import type { FastifyInstance } from 'fastify'
import { warningFields } from '../../../entities/language/cross-record-rules/index.ts'
import { readBody } from '../../../entities/language/input/body.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { invalid, withMessages } from '../../base/errors/api-error.ts'
import { parsed } from '../requests/parameters.ts'
import { crossRecordWarnings } from '../records/cross-record-rules.ts'
import { contextOf, asObject, assertKeys, queryOf, sendJson } from '../requests/request.ts'
import { route } from './route.ts'

/** GET …/event/warnings?values={"startAt":"…"}&id=…: called while typing. Warnings never prevent saving. */
export const readWarnings = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'warnings', ['create', 'edit'], async (request, reply) => {
    const context = contextOf(app, entity, request)
    const query = queryOf(request)
    assertKeys(query, 'values', 'id')
    if (query.id !== undefined && typeof query.id !== 'string')
      throw invalid([{ path: ['id'], rule: 'invalid', params: {} }])
    const input = asObject(parsed(query.values))
    assertKeys(input, ...warningFields(entity))
    const read = readBody(entity, context.tenant.site, 'edit', input)
    if (read.issues) throw invalid(read.issues, entity.name)
    const warnings = await context.store.database.read(context.tenant.id, () =>
      crossRecordWarnings(context, { ...read.values, ...(query.id !== undefined && { id: query.id }) }),
    )
    return sendJson(reply, JSON.stringify({ warnings: withMessages(warnings, entity.name) }))
  })
