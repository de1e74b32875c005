import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { callerSignal } from '../../base/errors/caller-left.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { todayOf } from './today.ts'
import { countFailingEndpoints } from '../webhooks/endpoints.ts'
import { countedAttention } from './attention-routes.ts'
import { openingDay } from './summary-routes.ts'
import { recordName } from '../../kernel/records/record-names.ts'

const namedRecord = z.object({
  id: z.string(),
  path: z.string().nullable().describe('Where captain opens it; null where it has no screen of its own.'),
  name: recordName,
})

const today = z.object({
  waiting: z
    .array(
      countedAttention.extend({
        records: z
          .array(
            namedRecord.extend({
              state: z.string().nullable(),
              next: z.string().nullable().describe('The state that it moves on to, if it has one.'),
            }),
          )
          .describe('The first of them, without those of a group before.'),
      }),
    )
    .describe('What wants attention, the most urgent first.'),
  failingWebhooks: z.int().describe('To how many of its webhooks nothing can be delivered.'),
  days: z.array(
    openingDay.extend({
      records: z.array(
        namedRecord.extend({
          entity: z.string(),
          at: z.string().nullable().describe('The instant; null where it has only a day.'),
        }),
      ),
    }),
  ),
  opening: z
    .object({
      entity: z.string().describe('The entity of the special days.'),
      date: z.string().describe('Its field of the day.'),
      field: z.string().describe('Its field that says what kind of day it is.'),
      closing: z.string().nullable().describe('The kind with which a day is closed at short notice.'),
    })
    .nullable()
    .describe('Null where no opening hours are known.'),
  switches: z
    .array(
      z.object({
        entity: z.string(),
        field: z.string(),
        isState: z.boolean().describe('Whether its values are states, between which transitions lead.'),
        usual: z.union([z.boolean(), z.string()]).describe('The value on a usual day.'),
        other: z.union([z.boolean(), z.string()]).describe('The value to switch to, such as sold out.'),
      }),
    )
    .describe('The fields that staff switch during the day.'),
})

/** What the staff of a tenant begin their day with. */
export function todayRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/today', {
    config: { access: 'member' },
    schema: {
      operationId: 'readTenantToday',
      summary: 'What waits at a tenant, what comes in the next two weeks, and what is switched during the day',
      tags: ['Tenants'],
      params: z.object({ tenant: z.string().describe('The slug of the tenant.') }),
      response: { 200: today.describe('Today.'), ...errorResponses(401, 403, 404) },
    },
    handler: async ({ access }, reply) => {
      const tenant = access.tenant!
      const store = storeOf(app.database!)
      const found = await store.database.read(
        tenant.id,
        function* () {
          return { ...(yield* todayOf(store, tenant)), failingWebhooks: yield* countFailingEndpoints(store, tenant.id) }
        },
        { mayTakeLong: true, signal: callerSignal(reply) },
      )
      return reply.send(found as unknown as z.output<typeof today>)
    },
  })
}
