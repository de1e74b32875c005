import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { chartPeriods } from '../../../entities/language/declaration/chart.ts'
import { callerSignal } from '../../base/errors/caller-left.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { chartsOf } from './charts.ts'
import { parseWith } from '../../kernel/requests/validation.ts'

const period = z.enum(chartPeriods)

const bar = z.object({
  key: z
    .string()
    .describe("A day of Japan's calendar, the Monday of a week, a month (`2026-11`), an option, or a record."),
  name: z.string().nullable().describe('For a record, what the rows call it; null for other bars.'),
  filter: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe(
      'The filter with which the list of the entity shows its records; null where rows name no record, only what they call it.',
    ),
  count: z.int(),
  sum: z.int().nullable().describe('What their amounts come to, tax included; null for a chart that counts.'),
  tax: z.int().nullable().describe('The tax in it; null where amounts have none.'),
  quantity: z.int().nullable().describe('For a record, how many there were in the rows; null for other bars.'),
})

const asked = z.strictObject({
  period: period.optional().describe('Only the charts over days that can be grouped by it; all charts by default.'),
})

const chart = z.object({
  entity: z.string(),
  name: z.string(),
  by: z.enum(['day', 'option', 'record']),
  field: z.string().describe('The field whose days, options or records these are.'),
  period: period.nullable().describe('What a bar stands for in a chart over days; null in others.'),
  periods: z.array(period).describe('What it may stand for; empty in others.'),
  bars: z.array(bar),
})

/** The charts of a tenant's dashboard. */
export function chartRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/charts', {
    config: { access: 'member' },
    schema: {
      operationId: 'readTenantCharts',
      summary: "Numbers by day, by option and by record, for the tenant's dashboard",
      tags: ['Tenants'],
      params: z.object({ tenant: z.string().describe('The slug of the tenant.') }),
      querystring: asked,
      response: {
        200: z.array(chart).describe('The declared charts that have something to show.'),
        ...errorResponses(400, 401, 403, 404),
      },
    },
    handler: async ({ access, query }, reply) => {
      const { period: by } = parseWith(asked, query)
      const { id, site } = access.tenant!
      const store = storeOf(app.database!)
      const charts = await store.database.read(id, () => chartsOf(store, id, site, by), {
        mayTakeLong: true,
        signal: callerSignal(reply),
      })
      return reply.send(charts.map((each) => ({ ...each, periods: [...each.periods], bars: [...each.bars] })))
    },
  })
}
