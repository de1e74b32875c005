// @module-tag postgres
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentity } from '../../server/kernel/auth/identity.ts'
import { keyedNgrams } from '../../server/kernel/search-index/ngrams.ts'
import { all, run, type Query } from '../../server/base/db/query.ts'
import { loadDemo } from '../../server/operations/demo/load.ts'
import { readEnv } from '../../server/base/env.ts'
import { freshDatabase, type TestDatabase } from '../server/support/database.ts'

const folder = mkdtempSync(join(tmpdir(), 'captain-wall-'))
let house: TestDatabase
let tenants: readonly { readonly id: string; readonly slug: string }[]
/** Every table whose rows belong to a tenant. */
let tables: readonly string[]

beforeAll(async () => {
  house = await freshDatabase()
  const env = readEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent', DEMO_PASSWORD: 'a password for tests' })
  await loadDemo(env, house.database, createIdentity(env, house.database).auth!)
  tenants = await house.sql('select "id", "slug" from tenant order by "slug"')
  const columns = await house.sql(
    `select table_name as "table" from information_schema.columns where column_name = 'tenant_id' order by 1`,
  )
  tables = columns.map(({ table }) => table)
}, 120_000)
afterAll(async () => {
  await house.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A statement as no scope would make it: without a word about the tenant. */
const bare = (sql: string, ...parameters: readonly unknown[]): Query<any> => ({ sql, parameters })
const reading = (tenant: string | null, query: Query<any>) => house.database.read(tenant, () => all(query))
const writing = (tenant: string | null, query: Query) => house.database.write(tenant, () => run(query))
const tenantOf = (slug: string): string => tenants.find((tenant) => tenant.slug === slug)!.id

test('the server works in a role that is neither superuser nor lets itself through nor owns anything', async () => {
  const [role] = await reading(
    null,
    bare(`select current_user as "name", rolsuper as "super", rolbypassrls as "bypass", rolcreaterole as "maker",
      (select count(*) from pg_class where relowner = pg_roles.oid) as "owned" from pg_roles where rolname = current_user`),
  )
  expect(role).toEqual({ name: 'captain_app', super: 0, bypass: 0, maker: 0, owned: 0 })
  await expect(writing(null, bare('create table mine (id text)'))).rejects.toThrow('permission denied')
  await expect(writing(null, bare('alter table news disable row level security'))).rejects.toThrow('must be owner')
  // It reads which migrations were applied, to know whether the database is its own.
  await expect(writing(null, bare('delete from migration'))).rejects.toThrow('permission denied')
  // What a pooled connection is reset to is the same role.
  await writing(null, bare('reset role'))
  expect(await reading(null, bare('select current_user as "name"'))).toEqual([{ name: 'captain_app' }])
})

test('every table of tenants has a wall, which holds its owner too', async () => {
  const open = await house.sql(`
    select c.relname as "table" from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relkind = 'r' and not (c.relrowsecurity and c.relforcerowsecurity)`)
  // Its owner is the function that asks the index, which keeps to the tenant itself.
  expect(open).toEqual([{ table: 'search_entry' }])
})

test('with the scope taken away no row of another tenant comes, from any table', async () => {
  const filled = new Set<string>()
  for (const table of tables) {
    const owners = (await house.sql(`select distinct tenant_id as "id" from "${table}"`)).map(({ id }) => id)
    for (const { id } of tenants) {
      const seen = await reading(id, bare(`select distinct tenant_id as "id" from "${table}"`))
      const expected = owners.includes(id) ? [{ id }] : []
      // The operator's own row is the one that everybody may find.
      const found = table === 'tenant' ? [{ id: tenantOf('funaneco-jp') }] : expected
      expect([table, seen]).toEqual([table, found])
    }
    if (owners.length > 0) filled.add(table)
  }
  expect(filled.size).toBeGreaterThan(20)
})

test('without a tenant nothing of any is there but the row of the operator', async () => {
  for (const table of tables) {
    const rows = await reading(null, bare(`select * from "${table}"`))
    expect([table, rows.map(({ id }) => id)]).toEqual([table, table === 'tenant' ? [tenantOf('funaneco-jp')] : []])
  }
})

test('nor can rows of others be changed, deleted, taken or given away', async () => {
  const [mine, theirs] = [tenantOf('myturn-games'), tenantOf('emu-esu-com')]
  const before = await house.sql('select * from news where tenant_id = ? order by "id"', theirs)
  expect(before.length).toBeGreaterThan(0)
  expect(await writing(mine, bare('update news set "title" = $1 where tenant_id = $2', 'x', theirs))).toBe(0)
  expect(await writing(mine, bare('delete from news where tenant_id = $1', theirs))).toBe(0)
  expect(await writing(null, bare('delete from news'))).toBe(0)
  const breach = 'violates row-level security'
  await expect(writing(mine, bare('update news set tenant_id = $1', theirs))).rejects.toThrow(breach)
  await expect(
    writing(mine, bare(`insert into total (tenant_id, entity, count) values ($1, 'x', 1)`, theirs)),
  ).rejects.toThrow(breach)
  expect(await house.sql('select * from news where tenant_id = ? order by "id"', theirs)).toEqual(before)
})

test('the door to the index of words opens to one’s own words alone', async () => {
  const [mine, theirs] = [tenantOf('myturn-games'), tenantOf('emu-esu-com')]
  const [entry] = await house.sql(`select "folded" from search_entry where tenant_id = ? and "entity" = 'news'`, theirs)
  const terms = keyedNgrams(theirs, 'news', entry.folded)
  const asked = bare(`select "id" from captain_found('news', $1)`, terms)
  expect((await reading(theirs, asked)).length).toBeGreaterThan(0)
  expect(await reading(mine, asked)).toEqual([])
  expect(await reading(null, asked)).toEqual([])
})
