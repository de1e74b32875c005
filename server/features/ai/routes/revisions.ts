import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { readRequest, type AiRequest } from '../requests.ts'
import { revisionsOf } from '../revisions.ts'
import { contentRange } from '../../../kernel/requests/content-range.ts'
import { errorResponses } from '../../../base/errors/error-responses.ts'
import { readRangeQuery, rangeQuery } from './history.ts'
import { idParams, requestSchema } from './request-schema.ts'

const somebody = z.object({ id: z.uuid(), name: z.string() }).nullable()
const content = requestSchema.pick({ status: true, failure: true, prompt: true, english: true })

/** A revision in the same form as those of records. */
const revision = z.object({
  version: z.int(),
  action: z.enum(['create', 'update', 'transition']),
  at: z.string(),
  by: somebody,
  impersonator: somebody.describe('The administrator who acted in the name of `by`.'),
  requestId: z.string(),
  before: content.nullable(),
  after: content,
})

interface RevisionsRoute {
  readonly kind: AiRequest['kind']
  readonly path: string
  readonly operationId: string
  readonly summary: string
}

/** The history of one of the caller's requests, paged, in the same form as that of records. */
export function revisionsRoute(app: FastifyInstance, { kind, path, operationId, summary }: RevisionsRoute): void {
  app.get<{ Params: { id: string }; Querystring: { range?: string } }>(path, {
    config: { access: 'ai' },
    schema: {
      operationId,
      summary,
      tags: ['AI'],
      params: idParams,
      querystring: rangeQuery,
      response: {
        200: z.array(revision).describe('One page.'),
        ...errorResponses(400, 401, 403, 404),
      },
    },
    handler: async ({ access, params: { id }, query }, reply) => {
      const { dialect, read } = app.database!
      const [from, to] = readRangeQuery(query.range)
      const { revisions, total } = await read(null, function* () {
        yield* readRequest(dialect, access.user.id, id, kind)
        return yield* revisionsOf(dialect, id, [from, to])
      })
      return reply.header('content-range', contentRange('revisions', from, revisions.length, total)).send(revisions)
    },
  })
}
