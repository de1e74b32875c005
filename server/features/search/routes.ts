import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { TenantAccess, TenantSummary } from '../../kernel/auth/tenant-access.ts'
import type { Caller } from '../../kernel/auth/access.ts'
import { sites } from '../../../entities/installation.ts'
import { callerSignal } from '../../base/errors/caller-left.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { findRecords, readFoundRecords } from './find-records.ts'

/** How many tenants are searched at most; for administrators of very many, those that come first in the list. */
const maxTenants = 100
const maxNamed = 20

const querystring = z.strictObject({
  query: z
    .string()
    .max(200)
    .default('')
    .describe('Words that must all match. Words in Latin letters are also read as romaji.'),
  tenant: z.string().max(100).optional().describe('The id of the tenant that is searched first.'),
  records: z
    .string()
    .max(4000)
    .regex(/^[\w-]+\/[\w-]+\/[\w-]+(?:,[\w-]+\/[\w-]+\/[\w-]+)*$/)
    .optional()
    .describe(`In place of words, up to ${maxNamed} records, each as \`tenant/entity/id\`, separated by commas.`),
})

const found = z.object({
  records: z.array(
    z.object({
      tenant: z.string().describe('The slug of its tenant.'),
      entity: z.string(),
      id: z.string(),
      parent: z.string().nullable().describe('The id of the record that it belongs to, if it belongs to one.'),
      title: z.string().nullable(),
      titleEn: z.string().nullable().describe('The English title, of entities that have one.'),
      updatedAt: z.iso.datetime(),
      inDraft: z.literal(true).optional().describe('Where only the draft of a published record has the words.'),
    }),
  ),
  tenants: z
    .array(
      z.object({
        slug: z.string(),
        name: z.string(),
        nameEn: z.string().nullable(),
        site: z.enum(sites),
        themeColor: z.string(),
      }),
    )
    .describe('The tenants of these records.'),
})

/** Records of all tenants that the caller may enter, for somebody who looks for one. */
export function searchRoutes(app: FastifyInstance, membership: TenantAccess | undefined): void {
  app.get('/api/v1/authorized/search', {
    config: { access: 'session' },
    schema: {
      operationId: 'findRecords',
      summary: 'Search records of all tenants you may enter',
      description:
        'The best 40 at most, and of each entity of a tenant the best 5 of those that were added last. Its list finds all.',
      tags: ['Tenants'],
      querystring,
      response: {
        200: found.describe(
          'Those whose title matches best come first; named ones in the order in which they were named.',
        ),
        ...errorResponses(400, 401),
      },
    },
    handler: async (request, reply) => {
      const { query, tenant, records } = request.query as z.output<typeof querystring>
      const store = storeOf(app.database!)
      const tenants = await enterableTenants(membership!, request.access.user, tenant)
      const answer =
        records === undefined
          ? await findRecords(store, tenants, query, callerSignal(reply))
          : await readFoundRecords(store, tenants, namedIn(records))
      return reply.send({
        records: answer,
        tenants: tenants
          .filter(({ slug }) => answer.some((record) => record.tenant === slug))
          .map(({ slug, name, nameEn, site, themeColor }) => ({ slug, name, nameEn, site, themeColor })),
      })
    },
  })
}

const namedIn = (records: string) =>
  records
    .split(',')
    .slice(0, maxNamed)
    .map((each) => each.split('/') as [string, string, string])
    .map(([tenant, entity, id]) => ({ tenant, entity, id }))

/** The tenants that are searched: read at every call, the one with the given id first. */
async function enterableTenants(
  membership: TenantAccess,
  user: Caller,
  current: string | undefined,
): Promise<readonly TenantSummary[]> {
  const read = async (last: number, filter: { readonly id?: string }) => {
    const sort = { column: 'sortOrder', descending: false }
    return (await membership.enterable(user, { sort, first: 0, last, filter })).tenants
  }
  const first = current === undefined ? [] : await read(0, { id: current })
  const all = await read(maxTenants - 1, {})
  return [...first, ...all.filter(({ id }) => id !== current)]
}
