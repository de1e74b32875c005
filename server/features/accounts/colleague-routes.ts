import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { readColleagues } from '../../kernel/auth/colleagues.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { namedPeople } from '../../kernel/records/named-people.ts'
import { contentRange } from '../../kernel/requests/content-range.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { listQuery, listQuerySchema } from '../../kernel/requests/list-query.ts'

const columns = ['name'] as const
const readQuery = listQuery(columns)
const colleague = z.object({ id: z.uuid(), name: z.string() })

/**
 * The members of a tenant, for assigning work. A tenant has only tens of them, so filtering is done here. Asked for by id,
 * others whom the tenant's records name are answered, too.
 */
export function colleagueRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/colleague', {
    config: { access: 'member' },
    schema: {
      operationId: 'listColleagues',
      summary: 'List the members of a tenant',
      description: 'Asked for by `id`, also accounts and API keys that its records name and that are no members.',
      tags: ['Tenants'],
      params: z.object({ tenant: z.string().describe('The slug of the tenant.') }),
      querystring: listQuerySchema(columns),
      response: { 200: z.array(colleague).describe('Who works there today.'), ...errorResponses(400, 401, 403, 404) },
    },
    handler: async (request, reply) => {
      const query = readQuery(request.query)
      const { q = '', id } = query.filter
      const ids = id === undefined ? undefined : [id].flat()
      const all = await readColleagues(app, request.access.tenant!.id)
      const matching = all.filter(
        (each) => each.name.toLowerCase().includes(q.toLowerCase()) && (ids === undefined || ids.includes(each.id)),
      )
      const { tenant } = request.access
      const others = ids?.filter((each) => !all.some((member) => member.id === each)) ?? []
      if (others.length > 0 && q === '') {
        const context = { store: storeOf(app.database!), tenant: tenant! }
        matching.push(...(await app.database!.read(tenant!.id, () => namedPeople(context, others))))
      }
      const page = (query.sort.descending ? matching.toReversed() : matching).slice(query.first, query.last + 1)
      return reply
        .header('content-range', contentRange('colleague', query.first, page.length, matching.length))
        .send(page)
    },
  })
}
