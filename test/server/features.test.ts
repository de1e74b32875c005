// @module-tag sqlite
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { entities } from '../../entities/index.ts'
import { compiler } from '../../server/base/db/compiler.ts'
import { declaredTables } from '../../server/base/db/declared-tables.ts'
import { tableOf } from '../../server/base/db/scope.ts'
import { storedTables } from '../../server/base/db/sqlite-connection.ts'
import type { SqliteDatabase } from '../../server/base/db/sqlite-runner.ts'
import { statement } from '../../server/base/db/statement.ts'
import { features } from '../../server/features.ts'
import { modules } from '../../server/generated/modules.ts'
import type { Platform } from '../../server/features/feature.ts'
import { locales, wordsOf } from '../locales/words.ts'
import { freshDatabase } from './support/database.ts'

/** The tables of a database, and whether each has the column of the tenant. */
const { database } = await freshDatabase()
const { sqlite } = database as SqliteDatabase
const tables = storedTables(sqlite).map((name) => ({
  name,
  isOfTenant: sqlite.prepare(`SELECT 1 FROM pragma_table_info(?) WHERE name = 'tenant_id'`).get(name) !== undefined,
}))
const ofEntities: readonly string[] = Object.values(entities).map(tableOf)

test('every table is an entity’s or declared by the part of the server that keeps it, with what its rows belong to', () => {
  const others = tables.filter(({ name }) => !ofEntities.includes(name))
  expect(others.filter(({ name, isOfTenant }) => declaredTables().get(name)?.isOfTenant !== isOfTenant)).toEqual([])
  expect(ofEntities.filter((name) => declaredTables().has(name))).toEqual([])
  // What has no column cannot be told from what is forgotten: whoever adds a table of tenants decides on archives.
  const undecided = others.filter(
    ({ name, isOfTenant }) => isOfTenant && declaredTables().get(name)!.isArchived === undefined,
  )
  expect(undecided).toEqual([])
})

test('a table whose rows are typed by their declaration has the columns that it declares, and no others', () => {
  const declared = [...declaredTables()].flatMap(([name, { columns }]) => (columns ? [{ name, columns }] : []))
  expect(declared.map(({ name }) => name)).toContain('api_key')
  for (const { name, columns } of declared) {
    const stored = sqlite
      .prepare<[string], { name: string; notnull: number }>('SELECT name, "notnull" FROM pragma_table_info(?)')
      .all(name)
      .filter((column) => column.name !== 'tenant_id')
      .map((column) => [column.name, { mayBeNull: column.notnull === 0 }])
    expect(columns, name).toEqual(Object.fromEntries(stored))
  }
})

test('of every table with rows of tenants, a query without its tenant is refused, whatever it does', () => {
  const db = compiler<any>('sqlite')
  for (const { name, isOfTenant } of tables)
    for (const query of [db.selectFrom(name).selectAll(), db.deleteFrom(name), db.insertInto(name).values({ id: 'x' })])
      if (isOfTenant) expect(() => statement<unknown>(query), name).toThrow('Not bound to a tenant')
      else expect(statement<unknown>(query)({}).sql).toContain(name)
})

const platform = { env: { DATA_DIR: '.' }, identity: {} } as unknown as Platform
const root = join(import.meta.dirname, '../..')

/** The kinds of job that the sources of some files queue. */
const queuedIn = (files: string): readonly string[] =>
  globSync(files, { cwd: root }).flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/\b(?:enqueue|schedule)\([\w.]+, '([\w-]+)'/g)].map(
      ([, kind]) => kind!,
    ),
  )

test('what is queued outside modules is run without any of them: an installation without a shop sends invitations, too', () => {
  const ofModules = new Set(modules.flatMap(({ features: own }) => (typeof own === 'function' ? own(modules) : own)))
  const names = new Set([...ofModules].map(({ name }) => name))
  const kinds = features
    .filter(({ name }) => !names.has(name))
    .flatMap(({ start }) => Object.keys(start?.(platform).jobs ?? {}))
  const queued = queuedIn('server/{base,features,kernel,operations}/**/*.ts')
  expect(queued).toContain('mail')
  expect(queued.filter((kind) => !kinds.includes(kind))).toEqual([])
})

test('every kind of job that is queued is run by exactly one feature, and has words in both languages', () => {
  const kinds = features.flatMap(({ start }) => Object.keys(start?.(platform).jobs ?? {}))
  expect(kinds.filter((kind, index) => kinds.indexOf(kind) !== index)).toEqual([])
  const queued = queuedIn('server/**/*.ts')
  expect(queued).toContain('webhook-deliveries')
  expect(queued.filter((kind) => !kinds.includes(kind))).toEqual([])
  for (const locale of locales) {
    const words = [...wordsOf(locale, 'administration').keys()].filter((key) => key.startsWith('jobs.kinds.'))
    expect(words.toSorted()).toEqual(kinds.map((kind) => `jobs.kinds.${kind}`).toSorted())
  }
})
