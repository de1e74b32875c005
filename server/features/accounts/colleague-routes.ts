import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { searched, systemOperations } from '../../../entities/language/system-operation.ts'
import { readColleagues } from '../../kernel/auth/colleagues.ts'
import { namedPeople } from '../../kernel/records/named-people.ts'
import { operationRoutes } from '../../kernel/system-records/operations.ts'

const colleague = z.object({ id: z.uuid(), name: z.string() })

/** The members of a tenant, for assigning work. */
const colleagues = systemOperations({
  path: 'colleague',
  tag: 'Tenants',
  access: 'member',
  operations: {
    list: {
      id: 'listColleagues',
      summary: 'List the members of a tenant',
      description: 'Asked for by `id`, also accounts and API keys that its records name and that are no members.',
      call: 'GET',
      page: { sortable: ['name'], initially: ['name', 'ASC'], ...searched() },
      answer: z.array(colleague).describe('Who works there today.'),
    },
  },
})

/**
 * The route of a tenant's members. A tenant has only tens of them, so filtering is done here. Asked for by id, others whom
 * the tenant's records name are answered, too.
 */
export const colleagueRoutes = (app: FastifyInstance): void =>
  operationRoutes(app, colleagues, {
    async list({ store, tenant, page: { sort, first, last, filter }, read }) {
      const { q = '', id } = filter
      const ids = id === undefined ? undefined : [id].flat()
      const all = await readColleagues(app, tenant.id)
      const matching = all.filter(
        (each) => each.name.toLowerCase().includes(q.toLowerCase()) && (ids === undefined || ids.includes(each.id)),
      )
      const others = ids?.filter((each) => !all.some((member) => member.id === each)) ?? []
      if (others.length > 0 && q === '') matching.push(...(await read(() => namedPeople({ store, tenant }, others))))
      const rows = (sort.descending ? matching.toReversed() : matching).slice(first, last + 1)
      return { rows, total: matching.length }
    },
  })
