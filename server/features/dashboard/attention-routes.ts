import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { severities } from '../../../entities/language/declaration/attention.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import type { TenantAccess } from '../../kernel/auth/tenant-access.ts'
import { callerSignal } from '../../base/errors/caller-left.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { failedJobs } from '../../base/jobs/administration.ts'
import { storeOf, type Store } from '../../kernel/records/context.ts'
import { attentionOf } from '../../kernel/crud/list/attention.ts'
import { countFailingEndpoints } from '../webhooks/endpoints.ts'
import { tenantCard } from './tenant-routes.ts'

export const countedAttention = z.object({
  entity: z.string(),
  name: z.string().describe('A state in which records wait, an alert, or another condition of the declaration.'),
  severity: z.enum(severities),
  filter: z.record(z.string(), z.unknown()).describe('The filter with which the list of the entity shows them.'),
  count: z.int().min(1).describe('How many records the list then has.'),
})

const boardOf = (jobKinds: readonly string[]) =>
  z.object({
    tenants: z
      .array(
        tenantCard.extend({
          attention: z.array(countedAttention),
          failingWebhooks: z.int().describe('To how many of its webhooks nothing can be delivered.'),
        }),
      )
      .describe('The tenants at which something wants attention, by name.'),
    looked: z.int().describe('At how many of the tenants one may enter the server looked.'),
    total: z.int().describe('How many one may enter.'),
    failedJobs: z
      .array(z.object({ kind: z.enum(jobKinds), count: z.int().min(1) }))
      .describe('Background jobs that were given up, by kind; for administrators, empty for others.'),
  })

/** As many tenants as the overview shows. */
const maxTenants = 50

/**
 * At how many tenants the server looks at the same time. PostgreSQL counts while others are counted, with some of its
 * connections; SQLite has few threads for this, and they are everybody's.
 */
const tenantsAtOnce = { sqlite: 1, postgres: 4 } as const

const everyTenant = { sort: { column: 'name', descending: false }, first: 0, last: maxTenants - 1, filter: {} } as const

function* attentionAt(store: Store, { id, site }: { readonly id: string; readonly site: SiteSlug }) {
  const attention = yield* attentionOf(store, id, site)
  return { attention: [...attention], failingWebhooks: yield* countFailingEndpoints(store, id) }
}

/** What wants attention at the tenants one may enter: the board people begin their day with. */
export function attentionRoutes(
  app: FastifyInstance,
  membership: TenantAccess | undefined,
  jobKinds: readonly string[],
): void {
  const board = boardOf(jobKinds)
  app.get('/api/v1/authorized/attention', {
    config: { access: 'session' },
    schema: {
      operationId: 'readAttention',
      summary: 'List what needs attention at the tenants you may enter',
      tags: ['Tenants'],
      response: {
        200: board.describe('Counts, each with the filter of the list that shows the records.'),
        ...errorResponses(401),
      },
    },
    handler: async ({ access: { user } }, reply) => {
      const store = storeOf(app.database!)
      const { tenants, total } = await membership!.enterable(user, everyTenant)
      const signal = callerSignal(reply)
      const look = async (tenant: (typeof tenants)[number]) => {
        const found = await store.database.read(tenant.id, () => attentionAt(store, tenant), {
          mayTakeLong: true,
          signal,
        })
        return { ...tenant, ...found }
      }
      const asked = tenants.filter(({ status }) => status !== 'closed')
      const counted: z.output<typeof board>['tenants'] = []
      for (let next = 0; next < asked.length; next += tenantsAtOnce[store.database.dialect]) {
        counted.push(...(await Promise.all(asked.slice(next, next + tenantsAtOnce[store.database.dialect]).map(look))))
      }
      const failed =
        user.role === 'admin' ? await store.database.read(null, () => failedJobs(store.database.dialect)) : []
      return reply.send({
        tenants: counted.filter(({ attention, failingWebhooks }) => attention.length > 0 || failingWebhooks > 0),
        looked: tenants.length,
        total,
        failedJobs: [...failed],
      })
    },
  })
}
