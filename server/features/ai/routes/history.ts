import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { readHistory, type AiRequest } from '../requests.ts'
import { contentRange } from '../../../kernel/requests/content-range.ts'
import { rangeOf } from '../../../kernel/requests/parameters.ts'
import { errorResponses } from '../../../base/errors/error-responses.ts'
import { requestAnswer, requestSchema } from './request-schema.ts'

interface HistoryRoute {
  readonly kind: AiRequest['kind']
  readonly path: string
  readonly operationId: string
  readonly summary: string
}

/** The caller's earlier AI requests, paged. `Content-Range` uses the last segment of the path as its unit. */
export function historyRoute(app: FastifyInstance, { kind, path, operationId, summary }: HistoryRoute): void {
  const name = path.slice(path.lastIndexOf('/') + 1)
  app.get<{ Querystring: { range?: string } }>(path, {
    config: { access: 'ai' },
    schema: {
      operationId,
      summary,
      tags: ['AI'],
      querystring: rangeQuery,
      response: { 200: z.array(requestSchema).describe('One page.'), ...errorResponses(400, 401, 403) },
    },
    handler: async ({ access, query }, reply) => {
      const database = app.database!
      const [from, to] = readRangeQuery(query.range)
      const { requests, total } = await database.read(null, () =>
        readHistory(database.dialect, access.user.id, kind, [from, to]),
      )
      return reply
        .header('content-range', contentRange(name, from, requests.length, total))
        .send(requests.map(requestAnswer))
    },
  })
}

export const rangeQuery = {
  type: 'object',
  properties: {
    range: { type: 'string', description: 'JSON: the first and the last place, from 0.', examples: ['[0,24]'] },
  },
}

/** Parses the requested range; the first 25 by default. */
export const readRangeQuery = (text: string | undefined): readonly [number, number] => rangeOf(text, [0, 24])
