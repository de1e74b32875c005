import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { withMembersAsked } from '../../kernel/crud/list/assigned.ts'
import { statesOf } from '../../../entities/language/entity.ts'
import { countRecords } from '../../kernel/crud/list/count-records.ts'
import { contextOfList } from '../../kernel/requests/request.ts'
import { readRecordQuery } from '../../kernel/crud/list/query.ts'
import { invalid, notFound } from '../../base/errors/api-error.ts'
import { callerSignal } from '../../base/errors/caller-left.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { filterQuery } from '../../kernel/crud/list/attention.ts'
import { parseWith } from '../../kernel/requests/validation.ts'
import { listOf } from './routes.ts'

const asked = z.strictObject({
  entity: z.string().describe('The entity whose list it is; 404 for one without states.'),
  parent: z.uuid().optional().describe('The parent record, for entities that belong to one.'),
  filter: z.string().optional().describe('As `filter` of the list.'),
})

/** How many records of a list are in each state: what a board on a phone shows for its hidden columns. */
export function stateCountRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/state-counts', {
    config: { access: 'member' },
    schema: {
      operationId: 'countStates',
      summary: 'Count the records of a list by state',
      description: 'Counted as the list would count its records with each state added to its filter.',
      tags: ['Views'],
      params: z.object({ tenant: z.string().describe('The slug of the tenant.') }),
      querystring: asked,
      response: {
        200: z
          .array(z.object({ state: z.string(), count: z.int() }))
          .describe('All states that the entity declares, in their order.'),
        ...errorResponses(400, 401, 403, 404),
      },
    },
    handler: async (request, reply) => {
      const { entity: named, parent, filter = '{}' } = parseWith(asked, request.query)
      const { site } = request.access.tenant!
      const entity = listOf(request, named)
      const field = statesOf(entity)
      if (!field) throw notFound()
      const asking = contextOfList(app, entity, request, parent)
      const { query, issues } = { query: undefined, ...readRecordQuery(entity, site, { filter }) }
      if (!query) throw invalid(issues ?? [], entity.name)
      const context = await withMembersAsked(() => app.operatorTenant(), asking, query)
      // One after the other: a search reads as much for each as the list does for one.
      const counts: { state: string; count: number }[] = []
      const signal = callerSignal(reply)
      for (const state of field.options!) {
        const conditions = [...query.conditions, ...filterQuery(entity, site, { [field.name]: state }).conditions]
        counts.push({ state, count: await countRecords(context, { ...query, conditions }, signal) })
      }
      return reply.send(counts)
    },
  })
}
