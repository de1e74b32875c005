import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { errorResponses } from '../errors/error-responses.ts'
import { storeOf } from '../records/context.ts'
import { chartsOf } from '../tenants/charts.ts'

const bar = z.object({
  key: z.string().describe("A day of Japan's calendar, or an option."),
  filter: z.record(z.string(), z.unknown()).describe('The filter with which the list of the entity shows its records.'),
  count: z.int(),
  sum: z.int().nullable().describe('What their amounts come to, tax included; null for a chart that counts.'),
  tax: z.int().nullable().describe('The tax in it; null where amounts have none.'),
})

const chart = z.object({
  entity: z.string(),
  name: z.string(),
  by: z.enum(['day', 'option']),
  field: z.string().describe('The field whose days or options these are.'),
  bars: z.array(bar),
})

/** The charts of a tenant's dashboard. */
export function chartRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/charts', {
    config: { access: 'member' },
    schema: {
      operationId: 'readTenantCharts',
      summary: "Numbers by day and by option, for the tenant's dashboard",
      tags: ['Tenants'],
      params: z.object({ tenant: z.string().describe('The slug of the tenant.') }),
      response: {
        200: z.array(chart).describe('The declared charts that have something to show.'),
        ...errorResponses(401, 403, 404),
      },
    },
    handler: async ({ access }, reply) => {
      const { id, site } = access.tenant!
      const store = storeOf(app.database!)
      const charts = await store.database.read(id, () => chartsOf(store, id, site))
      return reply.send(charts.map((each) => ({ ...each, bars: [...each.bars] })))
    },
  })
}
