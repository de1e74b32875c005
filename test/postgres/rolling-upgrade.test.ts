// @module-tag full
// @module-tag postgres
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { postgresSteps } from '../../generators/migration/postgres.ts'
import type { Shape } from '../../generators/migration/shape.ts'
import { migratePostgres } from '../../server/base/db/migrate-postgres.ts'
import { migrationsFolder } from '../../server/base/db/migrations.ts'
import { asOwner, openPostgres } from '../../server/base/db/open-postgres.ts'
import { rowParsers } from '../../server/base/db/postgres-types.ts'
import { scratchFolder } from '../server/support/scratch-folder.ts'
import { open, staffOf, type World } from '../server/support/world.ts'
import { addressOf, owner, template } from './setup.ts'

const slug = 'tajimi-kasa-pub-com'
const base = `/api/v1/authorized/tenants/${slug}/link`

/** A server on a database of its own, since the schema changes under it. */
async function servedAlone() {
  const name = `captain_rolling_${process.pid}`
  await asOwner(inject('postgres'), (admin) =>
    admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${owner}`),
  )
  const url = addressOf(inject('postgres'), name, owner)
  const above = new pg.Client({ connectionString: addressOf(inject('postgres'), name), types: rowParsers })
  await above.connect()
  const { database } = await openPostgres(url)
  const sql = async (text: string, ...values: readonly unknown[]) => {
    let next = 0
    return (
      await above.query(
        text.replaceAll('?', () => `$${(next += 1)}`),
        [...values],
      )
    ).rows
  }
  const world = await open({}, { database, sql, withoutKeys: (work) => work(), close: async () => database.close() })
  let closing: Promise<void> | undefined
  const stop = (): Promise<void> => (closing ??= world.close())
  onTestFinished(async () => {
    await stop()
    await above.end()
    await asOwner(inject('postgres'), (admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`))
  })
  return { world, url, sql, stop }
}

/** The migrations of a newer version, whose last is drafted as `npm run generate` drafts one that only adds. */
function newerMigrations(): string {
  const folder = scratchFolder()
  cpSync(migrationsFolder, folder, { recursive: true })
  const before = JSON.parse(readFileSync(join(migrationsFolder, 'snapshot.json'), 'utf8')) as Shape
  const { link } = before
  const after: Shape = {
    ...before,
    link: {
      columns: {
        ...link!.columns,
        note: { storage: 'text', required: false },
        rank: { storage: 'integer', required: true, initially: 7 },
      },
      indexes: { ...link!.indexes, link_rank: { on: ['tenant_id', 'rank', 'id'], rows: 'live' } },
    },
    link_card: { columns: { ...link!.columns }, indexes: {} },
  }
  writeFileSync(join(folder, '9999-newer.postgres.sql'), postgresSteps(before, after, {}).join('\n\n'))
  return folder
}

/** Writes and reads until it is told to stop; answers how many writes there were. */
function busy(world: World) {
  const over = new AbortController()
  const written: string[] = []
  const write = async (number: number): Promise<void> => {
    while (!over.signal.aborted) {
      const body = { title: `${number}`, url: `https://example.com/${number}/${written.length}` }
      const made = await world.call(staffOf(slug), 'POST', base, body)
      expect(made.status, made.text).toBe(201)
      const saved = await world.call(staffOf(slug), 'PUT', `${base}/${made.body.id}`, { ...made.body, title: '後' })
      expect(saved.status, saved.text).toBe(200)
      expect((await world.call(staffOf(slug), 'GET', base)).status).toBe(200)
      written.push(made.body.id)
    }
  }
  const work = Promise.all([1, 2, 3].map(write))
  // A failure is told by `end`, not meanwhile.
  work.catch(() => over.abort())
  const more = async (count: number): Promise<void> => {
    const until = written.length + count
    while (written.length < until && !over.signal.aborted) await new Promise(setImmediate)
  }
  const end = async (): Promise<number> => {
    over.abort()
    await work
    return written.length
  }
  return { more, end }
}

test('a server goes on writing and reading while a newer one migrates, and after it, until it is started again', async () => {
  const { world, url, sql } = await servedAlone()
  await world.call(staffOf(slug), 'GET', base)
  const load = busy(world)
  await load.more(5)
  const migrated = await asOwner(url, (client) => migratePostgres(client, newerMigrations()))
  expect(migrated).toEqual(['9999-newer'])
  await load.more(5)
  const written = await load.end()
  expect(await sql('SELECT count(*) AS "count", min("rank") AS "min", max("rank") AS "max" FROM link')).toEqual([
    { count: written, min: 7, max: 7 },
  ])
  expect(await sql(`SELECT indisvalid FROM pg_index WHERE indexrelid = 'link_rank'::regclass`)).toEqual([
    { indisvalid: 1 },
  ])
  await expect(openPostgres(url)).rejects.toThrow('it has the migration 9999-newer, which this version does not know.')
})

test('a version that must be started alone changes nothing while another server is connected', async () => {
  const { world, url, sql, stop } = await servedAlone()
  await world.call(staffOf(slug), 'GET', base)
  const folder = scratchFolder()
  cpSync(migrationsFolder, folder, { recursive: true })
  writeFileSync(join(folder, '9998-more.postgres.sql'), 'ALTER TABLE "link" ADD COLUMN "more" text')
  writeFileSync(
    join(folder, '9999-less.postgres.sql'),
    '-- alone: links lose their URL\nALTER TABLE "link" DROP COLUMN "url"',
  )
  const migrate = () => asOwner(url, (client) => migratePostgres(client, folder))
  await expect(migrate()).rejects.toThrow(
    /^This version must be started alone: links lose their URL \(migration 9999-less\)\. Other servers still have \d+ connections/,
  )
  expect(await sql(`SELECT "name" FROM "migration" WHERE "name" > '9'`)).toEqual([])
  expect((await world.call(staffOf(slug), 'GET', base)).status).toBe(200)
  await stop()
  const connected = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'captain'`
  await expect.poll(() => sql(connected)).toEqual([])
  expect(await migrate()).toEqual(['9998-more', '9999-less'])
})
