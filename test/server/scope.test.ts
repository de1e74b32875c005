// @module-tag sqlite
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { compiler } from '../../server/base/db/compiler.ts'
import { param } from '../../server/base/db/parameter.ts'
import { installation, scopeOf } from '../../server/base/db/scope.ts'
import { digestOf, statement, statementCache } from '../../server/base/db/statement.ts'
import type { ScopedTables } from '../../server/base/db/tables.ts'
import '../../server/features.ts'

describe.each(['sqlite', 'postgres'] as const)('On %s', (dialect) => {
  const scope = scopeOf(dialect)
  /** What the scope leaves away: the same tables with nothing before them. */
  const bare = compiler<ScopedTables>(dialect)

  test('every query made by the scope is bound to the tenant of the call', () => {
    const id = param('id')
    const made = [
      scope.selectFrom('news').select('news.id'),
      scope.insertInto('total', { entity: 'news', count: 0 }),
      scope.updateTable('news').set({ title: 'x' }),
      scope.deleteFrom('search_entry').where('search_entry.recordId', '=', id),
      scope.over(scope.selectFrom('news').select('news.id'), 'page').selectAll(),
    ]
    for (const query of made) {
      const bound = statement(query)({ tenant_id: 'this tenant', id: 'this record' })
      expect(bound.parameters).toContain('this tenant')
    }
  })

  test('a value that a query names and nobody gives is a fault, and not null', () => {
    const query = statement(scope.selectFrom('news').select('news.id').where('news.id', '=', param('id')))
    expect(() => query({ tenant_id: 'this tenant', id: undefined })).toThrow(':id is not bound')
    expect(query({ tenant_id: 'this tenant', id: null }).parameters).toContain(null)
  })

  test('a query without its tenant is refused before it can run', () => {
    const astray = [
      bare.selectFrom('news').select('id'),
      bare.selectFrom('news').select('id').where('tenant_id', '=', 'a tenant written in'),
      bare.selectFrom('news').select('news.id').where('news.tenant_id', '=', param('id')),
      bare.selectFrom('news as n').select('n.id').where('n.id', '=', param('tenant_id')),
      bare.updateTable('news').set({ title: 'x' }),
      bare.deleteFrom('revision'),
      bare.insertInto('total').values({ entity: 'news', tenant_id: param('tenant_id'), count: 0 }),
      bare.insertInto('total').values({ tenant_id: 'another', entity: 'news', count: 0 }),
      scope.selectFrom('news').innerJoin('article', 'article.id', 'news.id').select('news.id'),
      scope
        .selectFrom('news')
        .where('news.id', 'in', bare.selectFrom('article').select('article.id'))
        .select('news.id'),
      scope.selectFrom('news').where('news.id', 'in', bare.selectFrom('news').select('news.id')).select('news.id'),
      scope.plain(sql`select "id" from "faq"`),
      scope.plain(sql`select id from faq`),
      scope.plain(sql`insert into faq (id, tenant_id) values (${param('id')}, ${param('tenant_id')})`),
    ]
    for (const query of astray)
      expect(() => statement<unknown>(query), query.compile().sql).toThrow('Not bound to a tenant')
  })

  test('a column of the tenant named in a text is no binding', () => {
    const trick = scope.plain(sql`select "id" from "faq" where '"faq"."tenant_id" = ?' = ${param('tenant_id')}`)
    expect(() => statement(trick)).toThrow('Not bound to a tenant')
  })
})

test('a statement of another place with the same name and values is another, and one of the same place is kept', () => {
  const scope = scopeOf('sqlite')
  const cachedStatement = statementCache()
  const of = (table: 'news' | 'article') =>
    cachedStatement<unknown>`rows of ${table}`(() => scope.selectFrom(table).select('tenant_id'))
  const elsewhere = cachedStatement<unknown>`rows of ${'news'}`(() => scope.selectFrom('faq').select('faq.id'))
  expect(of('news')).toBe(of('news'))
  expect(of('article')).not.toBe(of('news'))
  expect(elsewhere({ tenant_id: 'a' }).sql).toContain('faq')
})

test('what clients keep of a statement is asked for again after a migration, which may have changed what rows contain', () => {
  const [before, after] = ['0073-first', '0074-next'].map((migration) => digestOf('select "status"', migration))
  expect(before).not.toBe(after)
  expect(digestOf('select "status"', '0073-first')).toBe(before)
})

test('what a reader of a tenant’s table may not write does not compile', () => {
  const scope = scopeOf('sqlite')
  // @ts-expect-error the tables of tenants are not among those of the installation
  installation('sqlite').selectFrom('news')
  // @ts-expect-error nor are the books kept of them
  installation('sqlite').selectFrom('revision')
  // @ts-expect-error accounts belong to no tenant
  scope.selectFrom('auth_user')
  // @ts-expect-error a misspelt column
  scope.selectFrom('news').select('news.titel')
  // @ts-expect-error a misspelt column of a new row
  scope.insertInto('total', { entity: 'news', cuont: 1 })
  expect(statement(installation('sqlite').selectFrom('auth_user').select('id'))({}).parameters).toEqual([])
})
