import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { notFound } from '../../base/errors/api-error.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { endPresence, notePresence, othersPresent } from './presence.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { entitiesOfSite } from '../../kernel/records/registry.ts'
import { parseWith } from '../../kernel/requests/validation.ts'

const body = z
  .strictObject({
    entity: z.string().max(100),
    id: z.uuid().describe('The record that is open.'),
    page: z
      .uuid()
      .optional()
      .describe('Made by the page that has it open: leaving it leaves the other pages of the session as they are.'),
    typing: z.boolean().optional().describe('Whether something was typed into it just now.'),
    leaving: z.boolean().optional().describe('Whether it is being left.'),
  })
  .meta({ examples: [{ entity: 'news', id: '01980000-0000-7000-8000-000000000001', typing: true }] })

const present = z.object({
  name: z.string(),
  impersonator: z.string().nullable().describe('The name of the administrator who acts in the name of `name`.'),
  typing: z.boolean(),
})

/** Says that the caller has a record of the tenant open, and answers who else has. */
export function presenceRoutes(app: FastifyInstance): void {
  app.post('/api/v1/authorized/tenants/:tenant/presence', {
    // A page calls it by itself, so it does not show that somebody is using the session.
    config: { access: 'member', unattended: true },
    schema: {
      operationId: 'notePresence',
      summary: 'Report that a record is open, and get who else has it open',
      description:
        'Holds for 25 seconds: a page that stays open calls again before. It does not count as a use of the session.',
      tags: ['Tenants'],
      params: z.object({ tenant: z.string().describe('The slug of the tenant.') }),
      body,
      response: {
        200: z.object({ others: z.array(present) }).describe('Who else has it open.'),
        ...errorResponses(400, 401, 403, 404, 413, 415),
      },
    },
    handler: async ({ access, body: sent }, reply) => {
      const { entity, id: recordId, page = '', typing = false, leaving = false } = parseWith(body, sent)
      const { id: tenant, site } = access.tenant!
      if (!entitiesOfSite(site).some(({ name }) => name === entity)) throw notFound()
      const store = storeOf(app.database!)
      const at = { tenant, entity, recordId, session: access.sessionId, page }
      const now = new Date()
      if (leaving) {
        await store.database.write(null, () => endPresence(store, at))
        return reply.send({ others: [] })
      }
      await store.database.write(null, () => notePresence(store, at, typing, now))
      return reply.send({ others: await store.database.read(null, () => othersPresent(store, at, now)) })
    },
  })
}
