// @module-tag postgres
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { groupingField } from '../../entities/language/derived/list-order.ts'
import { siteFields } from '../../entities/language/site-fields.ts'
import { entities } from '../../entities/index.ts'
import { readRecordQuery, type RecordQuery } from '../../server/kernel/crud/list/query.ts'
import { pageQuery } from '../../server/kernel/crud/list/select.ts'
import { all, run, type Query } from '../../server/base/db/query.ts'
import { storeOf } from '../../server/kernel/records/context.ts'
import { freshDatabase, type TestDatabase } from '../server/support/database.ts'
import { firstSite } from '../server/support/record-client.ts'

const listed = Object.values(entities).filter(({ list, edit, viewOf }) => list && edit !== 'single' && !viewOf)

let house: TestDatabase
beforeAll(async () => {
  house = await freshDatabase()
})
afterAll(() => house.close())

/**
 * The steps of a statement's plan if the database does its best not to sort, however few rows there are. Sorting what
 * comes in the order of its groups already, group by group, is no sort of the whole.
 */
const planOf = async ({ sql, parameters }: Query): Promise<string> =>
  house.database.read('one', function* () {
    for (const way of ['seqscan', 'bitmapscan', 'sort', 'hashjoin', 'mergejoin', 'material'])
      yield* run({ sql: `set local enable_${way} = off`, parameters: [] })
    const steps = yield* all({ sql: `explain ${sql}`, parameters } as Query<{ readonly 'QUERY PLAN': string }>)
    return steps.map((step) => step['QUERY PLAN']).join('\n')
  })

describe.each(listed.map((entity) => [entity.name, entity] as const))('A list of %s', (_, entity) => {
  const site = firstSite(entity)
  const columns = siteFields(entity, site)
    .filter(({ name, sortable }) => sortable && entity.list!.includes(name))
    .map(({ name }) => name)

  test.each([...new Set([entity.sort?.[0] ?? 'id', ...columns])])(
    'sorted by %s is read from an index, in both directions',
    async (name) => {
      const context = {
        store: storeOf(house.database),
        entity,
        tenant: { id: 'one', site },
        parent: 'two',
        by: null,
        requestId: 'plan',
      }
      for (const direction of ['ASC', 'DESC']) {
        const { query } = readRecordQuery(entity, site, { sort: JSON.stringify([name, direction]) }) as {
          readonly query: RecordQuery
        }
        const plan = await planOf(pageQuery(context, query))
        expect(plan, direction).not.toMatch(
          groupingField(entity)?.name === name ? /(?<!Incremental )Sort  |Seq Scan/ : /Sort  |Seq Scan/,
        )
      }
    },
  )
})
