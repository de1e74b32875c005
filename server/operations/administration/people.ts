import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { emailAddress } from '../../base/input/email-address.ts'
import { peopleColumns, peoplePage } from '../../kernel/auth/account-list.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { contentRange } from '../../kernel/requests/content-range.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { listQuery, listQuerySchema } from '../../kernel/requests/list-query.ts'
import type { AdminServices } from './services.ts'

const readQuery = listQuery(peopleColumns, {
  role: z.enum(['admin', 'user']).optional(),
  banned: z.boolean().optional(),
  invited: z.boolean().optional(),
  isUser: z.boolean().optional(),
})

const person = z.object({
  id: z.uuid(),
  name: z.string(),
  email: emailAddress,
  role: z.enum(['admin', 'user']),
  isUser: z.boolean().describe('False for an external account.'),
  cfAi: z.boolean().describe('Whether the account may use the AI area.'),
  banned: z.boolean().describe('Now.'),
  banReason: z.string().nullable(),
  banExpires: z.iso.datetime().nullable().describe('`null` for a ban until it is ended.'),
  createdAt: z.iso.datetime(),
  invited: z.boolean().describe('Without a way in yet: neither passkey nor password.'),
})

/**
 * Accounts for the administrators' list: `admin/list-users` searches a single column and does not include invitations.
 */
export function peopleRoutes(app: FastifyInstance, services: () => AdminServices): void {
  app.get('/api/v1/admin/users', {
    config: { access: 'operator' },
    schema: {
      operationId: 'listPeople',
      summary: 'Search accounts by name and email address',
      tags: ['Administration'],
      querystring: listQuerySchema(peopleColumns, '`role`, `banned`, `invited`, `isUser`'),
      response: { 200: z.array(person).describe('A page of accounts.'), ...errorResponses(400, 401, 403) },
    },
    handler: async (request, reply) => {
      const query = readQuery(request.query)
      const store = storeOf(services().database)
      const { rows, total } = await store.database.read(null, () => peoplePage(store, query, query.filter))
      return reply.header('content-range', contentRange('users', query.first, rows.length, total)).send(rows)
    },
  })
}
