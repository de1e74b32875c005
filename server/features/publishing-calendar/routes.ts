import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { addDays } from '../../../entities/language/dates/plain-date.ts'
import { callerSignal } from '../../base/errors/caller-left.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { recordName } from '../../kernel/records/record-names.ts'
import { queryOf } from '../../kernel/requests/request.ts'
import { parseWith } from '../../kernel/requests/validation.ts'
import type { FindMoments, PublishingMoment } from '../../kernel/public/publishing-moment.ts'
import { windowMoments } from './moments.ts'
import { publishedLanguage } from '../../../entities/system/published-language.ts'

/** How many days are asked for at most: a month with the weeks that it begins and ends in. */
const mostDays = 45

/** How many moments are answered at most. */
const mostMoments = 500

const asked = z
  .strictObject({
    from: z.iso.date({ abort: true }).describe('The first day.'),
    until: z.iso.date({ abort: true }).describe('The last day.'),
  })
  .refine(({ from, until }) => from <= until && until < addDays(from, mostDays), {
    path: ['until'],
    message: `At most ${mostDays} days.`,
  })

const answered = z.object({
  moments: z
    .array(
      z.object({
        at: z.iso.datetime().describe('The instant; of a day, when it begins.'),
        day: z.iso.date().describe('The day.'),
        kind: z
          .enum(['starts', 'ends', 'inForce', 'change', 'plan'])
          .describe(
            'The public begins to see it, ceases to see it, the version comes into force, its draft is published, or a publish plan is.',
          ),
        entity: z.string().nullable().describe('Null for a publish plan.'),
        id: z.uuid().describe('The id of the record, or of the plan.'),
        path: z.string().nullable().describe('Where captain opens it; null where it has no screen of its own.'),
        name: recordName,
        field: z
          .string()
          .nullable()
          .describe(
            'The field that holds the moment; to move it, update that. Null for a draft and a plan: set their schedule.',
          ),
        language: publishedLanguage,
        isDay: z.boolean().describe('Whether the field holds a day rather than an instant.'),
        version: z.int().describe('That of the record, the draft or the plan.'),
        isMovable: z.boolean().describe('Whether it is still to come.'),
        by: z.string().nullable().describe('Who set the moment.'),
      }),
    )
    .describe('In the order of time.'),
  isCut: z.boolean().describe('Whether there are more than are answered; the first ones are.'),
})

/** What goes live and ends at a tenant between two days. */
export function publishingCalendarRoutes(app: FastifyInstance, further: () => readonly FindMoments[]): void {
  app.get('/api/v1/authorized/tenants/:tenant/publishing-moments', {
    config: { access: 'member', readsQuery: true },
    schema: {
      operationId: 'listPublishingMoments',
      summary: 'List what goes live, ends or comes into force between two days',
      description: 'Over all entities, in the time zone of the installation. What is not to be published is left out.',
      tags: ['Tenants'],
      params: z.object({ tenant: z.string().describe('The slug of the tenant.') }),
      querystring: asked,
      response: { 200: answered.describe('The moments.'), ...errorResponses(400, 401, 403, 404) },
    },
    validatorCompiler: () => () => true,
    handler: async (request, reply) => {
      const days = parseWith(asked, queryOf(request))
      const tenant = request.access.tenant!
      const store = storeOf(app.database!)
      const moments = await store.database.read(
        tenant.id,
        function* () {
          const found: PublishingMoment[] = []
          // One more than is answered says that there are more.
          for (const find of [windowMoments, ...further()])
            found.push(...(yield* find(store, tenant, days, mostMoments + 1)))
          return found.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
        },
        { mayTakeLong: true, signal: callerSignal(reply) },
      )
      return reply.send({ moments: moments.slice(0, mostMoments), isCut: moments.length > mostMoments } as never)
    },
  })
}
