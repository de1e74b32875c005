import type { FastifyInstance } from 'fastify'
import { warningFields } from '../../entities/among-rule.ts'
import { readBody } from '../../entities/body.ts'
import type { Entity } from '../../entities/entity.ts'
import { invalid, spoken } from '../errors.ts'
import { parsed } from './list/parameters.ts'
import { amongWarnings } from './record/among.ts'
import { contextOf, objectOf, onlyKeys, queryOf, sendJson } from './request.ts'
import { route } from './route.ts'

/** GET …/event/warnings?values={"startAt":"…"}: asked while typing; what it finds never refuses a record. */
export const readWarnings = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'warnings', ['create', 'edit'], async (request, reply) => {
    const context = contextOf(app, entity, request)
    const query = queryOf(request)
    onlyKeys(query, 'values')
    const given = objectOf(parsed(query.values))
    onlyKeys(given, ...warningFields(entity))
    const read = readBody(entity, context.tenant.site, 'edit', given)
    if (read.issues) throw invalid(read.issues, entity.name)
    const warnings = await context.store.database.read(context.tenant.id, () => amongWarnings(context, read.values))
    return sendJson(reply, JSON.stringify({ warnings: spoken(warnings, entity.name) }))
  })
