// @module-tag postgres-full
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrateSqlite } from '../../server/base/db/migrate-sqlite.ts'
import { connectSqlite } from '../../server/base/db/sqlite-connection.ts'
import { DatabaseUnavailable } from '../../server/base/errors/unavailable.ts'
import { readEnv } from '../../server/base/env.ts'
import { noteRun, type BackupRun } from '../../server/operations/backup/runs.ts'
import { features } from '../../server/features.ts'
import { findFaults } from '../../server/operations/health/faults.ts'
import { readinessOf, type ReadinessOptions } from '../../server/operations/health/readiness.ts'
import { commit, version } from '../../server/base/version.ts'
import { jobRunner } from '../../server/base/jobs/runner.ts'
import { freshDatabase } from './support/database.ts'
import { scratchFolder } from './support/scratch-folder.ts'
import { administeredWorld } from './support/people.ts'
import { start } from './support/world.ts'

test('a server that can do its work is ready, and keeps nothing that it wrote to find out', async () => {
  const folder = scratchFolder()
  const { app } = await start({ DATA_DIR: folder })
  const answer = await app.inject('/readyz')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ status: 'ready', failed: [], overdue: [] })
  expect((await app.inject('/api/health')).json()).toEqual({ status: 'ok' })
  expect(readdirSync(folder).filter((name) => name.startsWith('.writable'))).toEqual([])
})

test('a job that has waited too long is told with its kind, and visitors are served all the same', async () => {
  const world = await start({ DATA_DIR: scratchFolder(), METRICS_TOKEN: 'a-token-of-24-characters' })
  const waits = (id: string, kind: string, at: string) =>
    world.sql(
      `insert into "job" ("id", "kind", "payload", "tenant", "status", "runAt", "setAt", "attempts", "createdAt")
       values (?, ?, '{}', 'one', 'waiting', ?, ?, 0, ?)`,
      id,
      kind,
      ...Array<string>(3).fill(at),
    )
  await waits('01890000-0000-7000-8000-000000000001', 'export', '2026-11-01T00:00:00.000Z')
  await waits('01890000-0000-7000-8000-000000000002', 'export', '2026-11-02T00:00:00.000Z')
  await waits('01890000-0000-7000-8000-000000000003', 'import', new Date(Date.now() - 60_000).toISOString())
  // No server here sends mail: it waits for one that does.
  await waits('01890000-0000-7000-8000-000000000004', 'mail', '2026-11-01T00:00:00.000Z')
  const { statusCode, json } = await world.app.inject('/readyz')
  expect(statusCode).toBe(200)
  expect(json()).toMatchObject({
    status: 'ready',
    failed: [],
    overdue: [{ kind: 'export', since: '2026-11-01T00:00:00.000Z' }],
  })
  const { body } = await world.app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer a-token-of-24-characters' },
  })
  const waited = /^captain_jobs_waiting_seconds\{kind="export"\} (\d+)/m.exec(body)
  expect(Number(waited?.[1])).toBeGreaterThan(600)
})

test('one whose database lacks a migration is not sent visitors, though its process lives', async () => {
  const { app, sql } = await start({ DATA_DIR: scratchFolder() })
  // Put back at the end: the databases of PostgreSQL are used again.
  const rename = (from: string, to: string) => sql('update "migration" set "name" = ? where "name" = ?', to, from)
  await rename('0069-system', '0000-none')
  const answer = await app.inject('/readyz')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  expect(answer.json()).toEqual({
    status: 'not-ready',
    failed: [{ check: 'migrations', reason: 'pending' }],
    overdue: [],
  })
  expect((await app.inject('/api/health')).statusCode).toBe(503)
  expect((await app.inject('/livez')).json()).toEqual({ status: 'ok' })
  await rename('0000-none', '0069-system')
})

test('what fails is named by its code, and never by a message, which may hold a secret', async () => {
  const { database, close } = await freshDatabase()
  const folder = scratchFolder()
  const ready: ReadinessOptions = { database, dataDir: folder, isStopping: () => false, areJobsLate: () => false }
  const look = (changed: Partial<ReadinessOptions>) => readinessOf({ ...ready, ...changed })()
  const gone = {
    ...database,
    probe: () => {
      throw new DatabaseUnavailable(
        Object.assign(new Error('postgres://captain:secret@db refused'), { code: 'ECONNREFUSED' }),
      )
    },
  }
  writeFileSync(join(folder, 'file'), '')
  expect(await look({})).toEqual([])
  expect(await look({ database: gone })).toEqual([{ check: 'database', reason: 'ECONNREFUSED' }])
  expect(await look({ minFree: Infinity })).toEqual([{ check: 'disk', reason: 'full' }])
  expect(await look({ dataDir: join(folder, 'file') })).toEqual([{ check: 'disk', reason: 'EEXIST' }])
  expect(await look({ areJobsLate: () => true })).toEqual([{ check: 'jobs', reason: 'late' }])
  expect(await look({ isStopping: () => true })).toEqual([{ check: 'stopping', reason: 'stopping' }])
  expect(existsSync(join(folder, 'file'))).toBe(true)
  await close()
})

test('a file of SQLite that was removed is missed, though it can be read and written for ever', async () => {
  const folder = scratchFolder()
  const database = connectSqlite(join(folder, 'captain.sqlite'))
  await migrateSqlite(database, { folder })
  rmSync(join(folder, 'captain.sqlite'))
  const look = readinessOf({ database, dataDir: folder, isStopping: () => false, areJobsLate: () => false })
  expect(await look()).toEqual([{ check: 'database', reason: 'missing' }])
  database.close()
})

test('however many ask, the server looks once', async () => {
  const { database, close } = await freshDatabase()
  let reads = 0
  const counted = { ...database, probe: ((work) => ((reads += 1), database.probe(work))) as typeof database.probe }
  const look = readinessOf({
    database: counted,
    dataDir: scratchFolder(),
    isStopping: () => false,
    areJobsLate: () => false,
  })
  await Promise.all(Array.from({ length: 20 }, look))
  await look()
  expect(reads).toBe(1)
  await close()
})

test('jobs that were never started are not late', async () => {
  const { database, close } = await freshDatabase()
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const runner = jobRunner(database, {}, { log })
  expect(runner.isLate()).toBe(false)
  await runner.start()
  expect(runner.isLate()).toBe(false)
  await runner.stop()
  await close()
})

test('administrators see how the installation is, and nobody else', async () => {
  const world = await administeredWorld({ DATA_DIR: scratchFolder() })
  await world.sql(
    `insert into "job" ("id", "kind", "payload", "status", "runAt", "setAt", "attempts", "createdAt")
     values ('01890000-0000-7000-8000-000000000000', 'mail', '{"to":"hanako@example.jp"}', 'failed', ?, ?, 17, ?)`,
    ...Array<string>(3).fill('2026-11-01T00:00:00.000Z'),
  )
  const { status, body, text } = await world.admin.call('GET', '/api/v1/admin/health')
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'ready', failed: [], sendsMail: false, versions: { captain: version, commit } })
  expect(body.jobs).toEqual([
    { kind: 'mail', status: 'failed', count: 1, due: 1, earliest: '2026-11-01T00:00:00.000Z' },
  ])
  expect(body.databaseBytes).toBeGreaterThan(100_000)
  expect(body.disk.free).toBeLessThanOrEqual(body.disk.total)
  expect(text).not.toContain('hanako')
  // Given up long ago; one of today is a fault, and so are backups that were never made, though visitors are served.
  expect(body.faults).toEqual([])
  await world.sql(`update "job" set "finishedAt" = ? where "kind" = 'mail'`, new Date().toISOString())
  await world.sql(
    `insert into "job" ("id", "kind", "key", "payload", "status", "runAt", "setAt", "attempts", "createdAt")
     values ('01890000-0000-7000-8000-000000000001', 'backup', 'backup', '{}', 'waiting', ?, ?, 0, ?)`,
    ...Array<string>(3).fill('2026-11-01T00:00:00.000Z'),
  )
  const later = await world.admin.call('GET', '/api/v1/admin/health')
  expect(later.body).toMatchObject({ status: 'ready', faults: [{ check: 'mail', reason: 'failed' }] })
  const { database } = world.app
  const overdue = await database!.read(null, () =>
    findFaults(readEnv({ BACKUP_DIR: '/backups' }), database!.dialect, features),
  )
  expect(overdue.map(({ check, reason }) => `${check} ${reason}`)).toEqual(['backup late', 'drill late', 'mail failed'])
  const hanako = await world.person('hanako@captain.example')
  expect((await hanako.browser.call('GET', '/api/v1/admin/health')).status).toBe(403)
})

test('where backups are left to cron, one that failed is a fault as well, and so is a drill', async () => {
  const { database, close } = await freshDatabase()
  const faults = async (more: Readonly<Record<string, string>>) => {
    const env = readEnv({ BACKUP_DIR: '/backups', BACKUP_EVERY: '0', ...more })
    const found = await database.read(null, () => findFaults(env, database.dialect, features))
    return found.map(({ check, reason }) => `${check} ${reason}`)
  }
  const note = (kind: BackupRun['kind'], status: BackupRun['status'], at: string, detail = '{}') =>
    database.write(null, () =>
      noteRun(database.dialect, { kind, status, startedAt: at, finishedAt: at, detail, reason: null }),
    )
  // How often cron makes one is unknown; the server tries by itself whether the newest can be restored.
  expect(await faults({})).toEqual(['drill late'])
  expect(await faults({ BACKUP_DRILL_EVERY: '0' })).toEqual([])
  await note('backup', 'done', '2026-11-01T00:00:00.000Z')
  await note('backup', 'failed', '2026-11-01T00:01:00.000Z')
  await note('drill', 'failed', '2026-11-01T00:02:00.000Z')
  expect(await faults({})).toEqual(['backup failed', 'drill failed'])
  expect(await faults({ BACKUP_DRILL_EVERY: '0' })).toEqual(['backup failed', 'drill failed'])
  await note('backup', 'done', '2026-11-01T00:03:00.000Z')
  expect(await faults({})).toEqual(['drill failed'])
  // Until they are back, or nothing names them any more: not only until the next backup misses the same.
  await note('backup', 'done', '2026-11-01T00:04:00.000Z', '{"missing":2,"lost":0}')
  expect(await faults({})).toEqual(['files failed', 'drill failed'])
  await note('backup', 'done', '2026-11-01T00:05:00.000Z', '{"missing":0,"lost":0}')
  expect(await faults({})).toEqual(['drill failed'])
  await close()
})
