import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { colleaguesAt } from '../crud/colleagues.ts'
import { contentRange } from '../crud/list.ts'
import { refusals } from '../refusals.ts'
import { listQuery, listQuerySchema } from './list-query.ts'

const columns = ['name'] as const
const readQuery = listQuery(columns)
const colleague = z.object({ id: z.uuid(), name: z.string() })

/** The members of a tenant, for choosing who sees to something. A tenant has tens of them, so they are narrowed here. */
export function colleagueRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/colleague', {
    config: { access: 'member' },
    schema: {
      operationId: 'listColleagues',
      summary: 'The members of a tenant',
      tags: ['Tenants'],
      params: z.object({ tenant: z.string().describe('The slug of the tenant.') }),
      querystring: listQuerySchema(columns),
      response: { 200: z.array(colleague).describe('Who works there today.'), ...refusals(400, 401, 403, 404) },
    },
    handler: async (request, reply) => {
      const asked = readQuery(request.query)
      const { q = '', id } = asked.filter
      const ids = id === undefined ? undefined : [id].flat()
      const known = await colleaguesAt(app, request.access.tenant!.id)
      const found = known.filter(
        (each) => each.name.toLowerCase().includes(q.toLowerCase()) && (ids === undefined || ids.includes(each.id)),
      )
      const shown = (asked.sort.descending ? found.toReversed() : found).slice(asked.first, asked.last + 1)
      return reply
        .header('content-range', contentRange('colleague', asked.first, shown.length, found.length))
        .send(shown)
    },
  })
}
