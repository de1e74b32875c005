import { setImmediate as others } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { severities } from '../../entities/language/attention.ts'
import { jobKinds } from '../../entities/language/shared/job-kinds.ts'
import type { TenantAccess } from '../auth/tenant-access.ts'
import { errorResponses } from '../errors/error-responses.ts'
import { failedJobs } from '../jobs/administration.ts'
import { storeOf } from '../records/context.ts'
import { attentionOf } from '../tenants/attention.ts'
import { tenantCard } from './tenants.ts'

const attention = z.object({
  entity: z.string(),
  name: z.string().describe('A state in which records wait, an alert, or another condition of the declaration.'),
  severity: z.enum(severities),
  filter: z.record(z.string(), z.unknown()).describe('The filter with which the list of the entity shows them.'),
  count: z.int().min(1).describe('How many records the list then has.'),
})

const board = z.object({
  tenants: z
    .array(tenantCard.extend({ attention: z.array(attention) }))
    .describe('The tenants at which something wants attention, by name.'),
  looked: z.int().describe('At how many of the tenants one may enter the server looked.'),
  total: z.int().describe('How many one may enter.'),
  failedJobs: z
    .array(z.object({ kind: z.enum(jobKinds), count: z.int().min(1) }))
    .describe('Background jobs that were given up, by kind; for administrators, empty for others.'),
})

/** As many tenants as the overview shows. */
const maxTenants = 50

const everyTenant = { sort: { column: 'name', descending: false }, first: 0, last: maxTenants - 1, filter: {} } as const

/** What wants attention at the tenants one may enter: the board people begin their day with. */
export function attentionRoutes(app: FastifyInstance, membership: TenantAccess | undefined): void {
  app.get('/api/v1/authorized/attention', {
    config: { access: 'session' },
    schema: {
      operationId: 'readAttention',
      summary: 'What wants attention at the tenants one may enter',
      tags: ['Tenants'],
      response: {
        200: board.describe('Counts, each with the filter of the list that shows the records.'),
        ...errorResponses(401),
      },
    },
    handler: async ({ access: { user } }, reply) => {
      const store = storeOf(app.database!)
      const { tenants, total } = await membership!.enterable(user, everyTenant)
      const withAttention: z.output<typeof board>['tenants'] = []
      for (const tenant of tenants.filter(({ status }) => status !== 'closed')) {
        const found = await store.database.read(tenant.id, () => attentionOf(store, tenant.id, tenant.site))
        if (found.length > 0) withAttention.push({ ...tenant, attention: [...found] })
        // SQLite answers at once: other requests have their turn between two tenants.
        await others()
      }
      const failed =
        user.role === 'admin' ? await store.database.read(null, () => failedJobs(store.database.dialect)) : []
      return reply.send({ tenants: withAttention, looked: tenants.length, total, failedJobs: [...failed] })
    },
  })
}
