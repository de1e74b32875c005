// @module-tag full
// @module-tag postgres
import { once } from 'node:events'
import { copyFileSync, cpSync, existsSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { entities } from '../../entities/index.ts'
import { draftMigration } from '../../generators/migration/draft.ts'
import { shapeOf } from '../../generators/migration/shape.ts'
import { asOwner, openPostgres } from '../../server/base/db/open-postgres.ts'
import { applicationName, migratePostgres } from '../../server/base/db/migrate-postgres.ts'
import { features } from '../../server/features.ts'
import { migrationsFolder, recordedNames } from '../../server/base/db/migrations.ts'
import { examineDatabase } from '../../server/operations/doctor/database.ts'
import { readEnv } from '../../server/base/env.ts'
import { assertSecretOfOthers, firstStart } from '../../server/operations/setup/first-start.ts'
import { otherInstallation } from '../generators/migration/other-installation.ts'
import { lack, lacking } from '../server/support/lacking.ts'
import { scratchFolder } from '../server/support/scratch-folder.ts'
import { addressOf, owner } from './setup.ts'

let made = 0

/** A database without anything in it, of an owner who is no superuser. */
async function emptyDatabase(): Promise<string> {
  made += 1
  const name = `captain_empty_${process.pid}_${made}`
  await asOwner(inject('postgres'), (admin) => admin.query(`CREATE DATABASE ${name} OWNER ${owner}`))
  onTestFinished(async () => {
    await asOwner(inject('postgres'), (admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`))
  })
  return addressOf(inject('postgres'), name, owner)
}

const tablesIn = (client: pg.ClientBase) =>
  client
    .query<{ name: string }>(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`)
    .then(({ rows }) => rows.map(({ name }) => name))

test('an older version refuses a database that a newer one has used, and one that is its own tells what was applied', async () => {
  const url = await emptyDatabase()
  const { database } = await openPostgres(url)
  expect(await database.read(null, recordedNames)).toContain('0069-system')
  await database.close()
  const found = await examineDatabase(readEnv({ DATABASE_URL: url, DATA_DIR: scratchFolder() }), features)
  expect(found.filter(({ level }) => level !== 'ok')).toMatchObject([
    { level: 'note', what: 'nothing was ever backed up, and none is made by itself' },
  ])
  expect(found.map(({ what }) => what).join()).toMatch(/its \d{3,} columns and indices are there and valid/)
  await asOwner(url, (client) => client.query(`INSERT INTO "migration" VALUES ('9999-newer', '2026-11-23')`))
  await expect(openPostgres(url)).rejects.toThrow('it has the migration 9999-newer, which this version does not know.')
})

test('the doctor counts the connections of all processes', async () => {
  const url = await emptyDatabase()
  await (await openPostgres(url)).database.close()
  const connections = async (PROCESSES: string) => {
    const found = await examineDatabase(readEnv({ DATABASE_URL: url, DATA_DIR: scratchFolder(), PROCESSES }), features)
    return found.find(({ what }) => /connections.*allow/.test(what))
  }
  const limit = (connections: number) =>
    asOwner(inject('postgres'), (admin) =>
      admin.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} CONNECTION LIMIT ${connections}`),
    )
  expect(await connections('2')).toMatchObject({ level: 'ok' })
  await limit(20)
  // 16 among all, or 4 each, and one more of each.
  expect(await connections('2')).toMatchObject({ level: 'ok', what: expect.stringMatching(/18 .*\(20\)/) })
  expect(await connections('8')).toEqual({
    level: 'wrong',
    what: '8 processes may need 40 connections; PostgreSQL allows 20.',
    mend: 'Set PROCESSES to 4, or raise max_connections and the limits of the role and the database.',
  })
  await limit(15)
  expect(await connections('1')).toMatchObject({ level: 'wrong', mend: expect.stringMatching(/^Raise max_conn/) })
})

test('servers that start together on an empty database make its tables once', async () => {
  const url = await emptyDatabase()
  const opened = await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)])
  await Promise.all(opened.map(({ database }) => database.close()))
  const counts = opened.map(({ migrated }) => migrated.length).sort((a, b) => a - b)
  expect(counts.slice(0, 2)).toEqual([0, 0])
  expect(counts[2]).toBeGreaterThan(2)
})

test('servers that start together on an empty database set it up once', async () => {
  const url = await emptyDatabase()
  const opened = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url)))
  const start = ({ database }: (typeof opened)[number]) =>
    firstStart(
      readEnv({ DATA_DIR: scratchFolder(), AUTH_SECRET: 'the same secret for all servers, 40 bytes' }),
      database,
      true,
    )
  const told = await Promise.all(opened.map(start))
  await Promise.all(opened.map(({ database }) => database.close()))
  expect(told.map((lines) => lines.length)).toEqual([2, 2, 2, 2])
  const above = addressOf(inject('postgres'), new URL(url).pathname.slice(1))
  await asOwner(above, async (client) => {
    expect((await client.query('SELECT "slug" FROM tenant')).rows).toEqual([{ slug: 'funaneco-jp' }])
  })
})

test('a server that would sign sessions otherwise than those before it is refused with a sentence, before anything is migrated', async () => {
  const url = await emptyDatabase()
  const { database } = await openPostgres(url)
  onTestFinished(() => void database.close())
  const [first, second] = [scratchFolder(), scratchFolder()]
  const from = (folder: string, more = {}) => firstStart(readEnv({ DATA_DIR: folder, ...more }), database, false)
  expect(await from(first)).toHaveLength(1)
  const refused = /^AUTH_SECRET: the database is in use already, .* copy the file auth-secret /
  await expect(from(second)).rejects.toThrow(refused)
  expect(existsSync(join(second, 'auth-secret'))).toBe(false)
  writeFileSync(join(second, 'auth-secret'), '')
  await expect(from(second)).rejects.toThrow(refused)
  await asOwner(url, (client) => client.query(lack))
  const ifInUse = () => assertSecretOfOthers(readEnv({ DATA_DIR: second }))
  await expect(openPostgres(url, { ifInUse })).rejects.toThrow(refused)
  expect(await database.read(null, recordedNames)).not.toContain(lacking)
  copyFileSync(join(first, 'auth-secret'), join(second, 'auth-secret'))
  expect(await from(second)).toHaveLength(1)
  expect(await from(scratchFolder(), { AUTH_SECRET: 'a new secret, as the other was lost' })).toHaveLength(1)
})

test('of several servers none changes the schema at its start, which is refused with the command that does', async () => {
  const url = await emptyDatabase()
  const { database: other } = await openPostgres(url)
  await other.read(null, recordedNames)
  const servers = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1`
  const isConnected = () =>
    asOwner(url, async (client) => ((await client.query(servers, [applicationName])).rowCount ?? 0) > 0)
  await expect.poll(isConnected).toBe(true)
  await asOwner(url, (client) => client.query(lack))
  await expect(openPostgres(url)).rejects.toThrow(
    /^This version changes the database \(migration 0070-shop\), and other servers have \d+ connections to it\. Nothing was changed\. Run npm run migrate /,
  )
  expect(await other.read(null, recordedNames)).not.toContain(lacking)

  const command = await openPostgres(url, { besideOthers: true })
  await command.database.close()
  expect(command.migrated).toEqual([lacking])
  const second = await openPostgres(url)
  await second.database.close()
  expect(second.migrated).toEqual([])

  await asOwner(url, (client) => client.query(lack))
  await other.close()
  await expect.poll(isConnected).toBe(false)
  const alone = await openPostgres(url)
  await alone.database.close()
  expect(alone.migrated).toEqual([lacking])
})

test('a file that fails leaves the database as it was, those before it included, and says which it was', async () => {
  const url = await emptyDatabase()
  const folder = scratchFolder()
  writeFileSync(join(folder, '0001-first.postgres.sql'), 'CREATE TABLE thing (id TEXT)')
  writeFileSync(join(folder, '0002-broken.postgres.sql'), 'CREATE TABLE half (id TEXT); INSERT INTO nowhere VALUES (1)')
  await asOwner(url, async (client) => {
    await expect(migratePostgres(client, folder)).rejects.toThrow('Migration 0002-broken failed and was undone')
    expect(await tablesIn(client)).toEqual([])
  })
})

/** Waits until a statement of another connection waits for whoever is before it. */
async function untilSomebodyWaits(client: pg.ClientBase): Promise<void> {
  const waiting = `SELECT FROM pg_locks JOIN pg_database d ON d.oid = database
    WHERE d.datname = current_database() AND NOT granted
    UNION ALL SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  while ((await client.query(waiting)).rowCount === 0) await client.query('SELECT pg_sleep(0.02)')
}

/** A table in use, and a folder to which migrations are added. */
async function tableInUse() {
  const url = await emptyDatabase()
  const folder = scratchFolder()
  const step = (name: string, sql: string) => writeFileSync(join(folder, `${name}.postgres.sql`), sql)
  const migrate = (attempts?: number) => asOwner(url, (client) => migratePostgres(client, folder, attempts))
  step('0001-first', 'CREATE TABLE "thing" ("id" TEXT)')
  await migrate()
  return { url, step, migrate }
}

test('a migration that waits for a table lets others use it meanwhile, and comes back', async () => {
  const { url, step, migrate } = await tableInUse()
  step('0002-second', 'ALTER TABLE "thing" ADD COLUMN "more" TEXT')
  await asOwner(url, async (long) => {
    await long.query('BEGIN; SELECT FROM "thing"')
    const migrated = migrate()
    await asOwner(url, async (other) => {
      await untilSomebodyWaits(other)
      await other.query(`INSERT INTO "thing" VALUES ('a')`)
    })
    await long.query('COMMIT')
    expect(await migrated).toEqual(['0002-second'])
  })
})

test('a migration that finds its table in use again and again gives up with a sentence, and changes nothing', async () => {
  const { url, step, migrate } = await tableInUse()
  step('0002-second', 'CREATE TABLE "other" ("id" TEXT); ALTER TABLE "thing" ADD COLUMN "more" TEXT')
  await asOwner(url, async (long) => {
    await long.query('BEGIN; SELECT FROM "thing"')
    await expect(migrate(1)).rejects.toThrow(
      /Migration 0002-second failed and was undone: .*lock timeout.*pg_stat_activity/,
    )
    await long.query('COMMIT')
    expect(await tablesIn(long)).toEqual(['migration', 'thing'])
  })
})

test('an index on a table in use is made while others write to it, before the migrations after it', async () => {
  const { url, step, migrate } = await tableInUse()
  step('0002-index', 'CREATE INDEX CONCURRENTLY "thing_id" ON "thing" ("id");')
  step('0003-rename', 'ALTER TABLE "thing" RENAME COLUMN "id" TO "key"')
  await asOwner(url, async (writer) => {
    await writer.query(`BEGIN; INSERT INTO "thing" VALUES ('a')`)
    const migrated = migrate()
    await asOwner(url, async (other) => {
      await untilSomebodyWaits(other)
      await other.query(`INSERT INTO "thing" VALUES ('b')`)
    })
    await writer.query('COMMIT')
    expect(await migrated).toEqual(['0002-index', '0003-rename'])
    const { rows } = await writer.query(`SELECT indexdef FROM pg_indexes WHERE indexname = 'thing_id'`)
    expect(rows).toMatchObject([{ indexdef: expect.stringContaining('(key)') }])
  })
})

test('an index that a killed start left half built is made again, one that was dropped since is not', async () => {
  const { url, step, migrate } = await tableInUse()
  step('0002-index', 'CREATE INDEX CONCURRENTLY "thing_id" ON "thing" ("id");')
  step('0003-other', 'CREATE INDEX CONCURRENTLY "thing_other" ON "thing" (lower("id"));')
  await migrate()
  step('0004-drop', 'DROP INDEX "thing_other";')
  await migrate()
  const above = addressOf(inject('postgres'), new URL(url).pathname.slice(1))
  await asOwner(above, async (client) => {
    await client.query(`UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'thing_id'::regclass`)
    await migrate()
    const { rows } = await client.query(
      `SELECT c.relname, indisvalid FROM pg_index i JOIN pg_class c ON c.oid = indexrelid WHERE c.relname LIKE 'thing%'`,
    )
    expect(rows).toEqual([{ relname: 'thing_id', indisvalid: true }])
  })
})

test('a table with a tenant gets its wall, whether its migration thought of it or not', async () => {
  const url = await emptyDatabase()
  const folder = scratchFolder()
  writeFileSync(join(folder, '0001-first.postgres.sql'), 'CREATE TABLE thing (tenant_id TEXT, id TEXT)')
  await asOwner(url, async (client) => {
    await migratePostgres(client, folder)
    await client.query(`INSERT INTO thing VALUES ('a', 'b')`).catch((error: Error) => {
      expect(error.message).toContain('row-level security')
    })
    await client.query(`SELECT set_config('captain.tenant', 'a', false)`)
    await client.query(`INSERT INTO thing VALUES ('a', 'b')`)
    expect((await client.query('SELECT * FROM thing')).rowCount).toBe(1)
    await client.query(`SELECT set_config('captain.tenant', 'c', false)`)
    expect((await client.query('SELECT * FROM thing')).rowCount).toBe(0)
  })
})

test('a pooler that refuses the settings of a session is told in a sentence', async () => {
  const url = new URL(await emptyDatabase())
  const port = Number(url.port)
  // As PgBouncer refuses them, word for word; whoever comes without is connected.
  const refusal = 'SERROR\0C08P01\0Munsupported startup parameter: options\0\0'
  const head = Buffer.from('E\0\0\0\0', 'latin1')
  head.writeInt32BE(refusal.length + 4, 1)
  const pooler = createServer((client) => {
    client.on('error', () => undefined)
    client.once('data', (startup) => {
      if (startup.includes('options\0')) return client.end(Buffer.concat([head, Buffer.from(refusal)]))
      const server = connect(port, url.hostname)
      server.on('error', () => undefined)
      server.write(startup)
      client.pipe(server).pipe(client)
    })
  })
  pooler.listen(0, '127.0.0.1')
  await once(pooler, 'listening')
  onTestFinished(() => void pooler.close())
  url.port = String((pooler.address() as AddressInfo).port)
  await expect(openPostgres(url.href)).rejects.toThrow(
    /^DATABASE_URL: a pooler is in between .*\(unsupported startup parameter: options\)\. Let DATABASE_URL lead to PostgreSQL itself/,
  )
})

test('an address where nobody answers is told in a sentence', async () => {
  await expect(openPostgres('postgres://captain@127.0.0.1:1/captain')).rejects.toThrow(
    /PostgreSQL cannot be reached \(.*\)\. Nothing was changed\. See that it runs there/,
  )
})

test('what is noted of the records of a removed entity goes at every tenant, and the wall stands as before', async () => {
  const url = await emptyDatabase()
  await asOwner(url, async (client) => void (await migratePostgres(client)))
  const above = addressOf(inject('postgres'), new URL(url).pathname.slice(1))
  const places = ['assignment', 'comment', 'customer_email', 'search_entry', 'total', 'upload_use']
  const walls = () =>
    asOwner(above, async (client) => {
      const { rows } = await client.query(
        `SELECT relname, relrowsecurity, relforcerowsecurity FROM pg_class WHERE relname = ANY ($1) ORDER BY 1`,
        [places],
      )
      return rows
    })
  await asOwner(above, async (client) => {
    for (const name of ['link', 'news'])
      await client.query(`
        INSERT INTO "total" VALUES ('t', '${name}', 2), ('u', '${name}', 1);
        INSERT INTO "search_entry" VALUES ('t', '${name}', '1', 'asa', '{asa}');
        INSERT INTO "upload" ("tenant_id", "id", "name", "kind", "type", "size", "title", "folded", "version", "createdAt", "updatedAt")
          VALUES ('t', '${name}', '${name}', 'image', 'image/webp', 1, '', '', 1, '', '');
        INSERT INTO "upload_use" VALUES ('t', '${name}', '${name}', '1', 'image');
        INSERT INTO "comment" VALUES ('t', '${name}', '${name}', '1', '', 'a', NULL, '', NULL, NULL, 1);
        INSERT INTO "customer_email"
          VALUES ('t', '${name}', '${name}', '1', 'reply', 'a', NULL, 'ja', '', '', 'a', NULL, '', NULL, NULL, NULL);
        INSERT INTO "assignment" VALUES ('t', '${name}', '${name}', '1', 'a', 'a', NULL, '', 1)`)
  })
  const before = await walls()
  const folder = scratchFolder()
  cpSync(migrationsFolder, folder, { recursive: true })
  const all = Object.values(entities)
  const { postgres } = draftMigration(
    shapeOf(all),
    all.filter(({ name }) => name !== 'link'),
    { allowed: ['--drop link'], fill: {} },
  )
  writeFileSync(join(folder, '9999-drop-link.postgres.sql'), postgres)
  await asOwner(url, async (client) => void (await migratePostgres(client, folder)))
  await asOwner(above, async (client) => {
    for (const place of places)
      expect((await client.query(`SELECT DISTINCT "entity" FROM "${place}"`)).rows, place).toEqual([{ entity: 'news' }])
  })
  expect(await walls()).toEqual(before)
})

test('an installation with other entities drafts their tables from nothing, and they get their walls', async () => {
  const { folder, others } = otherInstallation()
  await asOwner(await emptyDatabase(), async (client) => {
    await migratePostgres(client, folder)
    const { rows } = await client.query<{ name: string; walled: boolean }>(
      `SELECT relname AS name, relrowsecurity AND relforcerowsecurity AS walled FROM pg_class WHERE relname = ANY ($1) ORDER BY 1`,
      [Object.keys(shapeOf(others))],
    )
    expect(rows).toEqual(Object.keys(shapeOf(others)).map((name) => ({ name, walled: true })))
    expect(await tablesIn(client)).not.toContain('shop')
  })
})
