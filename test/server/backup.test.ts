// @module-tag sqlite
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { createIdentity } from '../../server/kernel/auth/identity.ts'
import { BackupAtWork, type BackupCommand } from '../../server/operations/backup/commands.ts'
import { createBackup, pruneBackups } from '../../server/operations/backup/create.ts'
import { backupHandler } from '../../server/operations/backup/job.ts'
import { keptBackups } from '../../server/operations/backup/keep-plan.ts'
import { parseKeepPlan } from '../../server/base/env.ts'
import { backupName, listBackups, readManifest, writeManifest } from '../../server/operations/backup/manifest.ts'
import { openTarget } from '../../server/operations/backup/open-target.ts'
import { folderTarget } from '../../server/operations/backup/target.ts'
import { openVault } from '../../server/operations/backup/vault.ts'
import { migrateSqlite } from '../../server/base/db/migrate-sqlite.ts'
import { openSqlite } from '../../server/base/db/open-sqlite.ts'
import { connectSqlite } from '../../server/base/db/sqlite-connection.ts'
import { loadDemo } from '../../server/operations/demo/load.ts'
import type { Env } from '../../server/base/env.ts'
import { lockFolder } from '../../server/base/data-lock.ts'
import { countStart } from '../../server/operations/setup/count-start.ts'
import { appOn, envOf, expectWorks, said, signIn } from './support/backups.ts'
import { lack, lacking } from './support/lacking.ts'
import { openBucket } from './support/s3-server.ts'
import { scratchFolder } from './support/scratch-folder.ts'

let demo: string
beforeAll(async () => {
  demo = mkdtempSync(join(tmpdir(), 'captain-backup-'))
  const { database } = await openSqlite(join(demo, 'captain.sqlite'), true)
  const env = envOf(demo)
  await loadDemo(env, database, createIdentity(env, database).auth!)
  // The pictures of one tenant will do.
  const { sqlite } = database
  sqlite.pragma('foreign_keys = OFF')
  const kept = sqlite.prepare(`SELECT "id" FROM "tenant" WHERE "slug" = 'myturn-games'`).pluck().get() as string
  sqlite.prepare('DELETE FROM "upload" WHERE "tenant_id" <> ?').run(kept)
  database.close()
  for (const name of readdirSync(join(demo, 'uploads')))
    if (name !== kept) rmSync(join(demo, 'uploads', name), { recursive: true })
})
afterAll(() => rmSync(demo, { recursive: true, force: true }))

/** An installation with the demo's content, and an empty folder for backups. */
function installation(more: Readonly<Record<string, string>> = {}) {
  const folder = scratchFolder()
  cpSync(demo, folder, { recursive: true })
  const BACKUP_DIR = scratchFolder()
  const file = join(folder, 'captain.sqlite')
  const sqlite = connectSqlite(file)
  const [picture] = sqlite.sqlite
    .prepare(`SELECT "tenant_id" || '/' || "name" FROM "upload" WHERE "kind" = 'image' ORDER BY "name"`)
    .pluck()
    .all() as string[]
  sqlite.close()
  return { folder, file, backups: BACKUP_DIR, env: envOf(folder, { BACKUP_DIR, ...more }), picture: picture! }
}

const at = (text: string) => new Date(`${text}Z`)

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

describe('a backup', () => {
  test('that is taken while others write is of one moment, and what is restored from it works', async () => {
    const { folder, file, env, backups, picture } = installation()
    const { database } = await openSqlite(file, true)
    const app = await appOn(env, database)
    let writes = 0
    const over = new AbortController()
    const writing = (async () => {
      while (!over.signal.aborted) {
        writes += 1
        const insert = (key: string) => ({
          sql: 'INSERT INTO "attempt" ("key", "count", "expiresAt") VALUES (?, ?, ?)',
          parameters: [`${key} ${writes}`, writes, '2099-01-01'],
        })
        await database.write(null, function* () {
          yield insert('one')
          yield insert('other')
        })
      }
    })()
    const told = await said(env, 'backup')
    over.abort()
    await writing
    expect(told).toMatch(/^Backed up \d{8}T\d{6}Z to .*: the database \(\d+\.\d MB\) and \d+ files/)
    expect(told).toContain('It is not encrypted')
    expect(readdirSync(folder).filter((name) => name.startsWith('.backup-'))).toEqual([])
    await expectWorks(app, env, picture)

    const place = scratchFolder()
    const restored = envOf(place, { BACKUP_DIR: backups })
    expect(await said(restored, 'restore')).toMatch(/^Restored \d{8}T\d{6}Z: \d+ rows in \d+ tables and \d+ files/)
    const copy = await openSqlite(join(place, 'captain.sqlite'), true)
    const counts = copy.database.sqlite
      .prepare(
        `SELECT count(*) AS "all", sum("key" LIKE 'one %') AS one FROM "attempt" WHERE "expiresAt" = '2099-01-01'`,
      )
      .get() as { all: number; one: number }
    expect(counts.all).toBe(counts.one * 2)
    expect(counts.all / 2).toBeLessThan(writes)
    await expectWorks(await appOn(restored, copy.database), restored, picture)
    await expect(said(restored, 'backup')).rejects.toThrow(/is of another installation\..* backup -- --begin/)
    expect(await said(restored, 'backup', '--begin')).toContain('Backed up')
    await expect(said(env, 'backup')).rejects.toThrow('is of another installation')
    for (const name of ['uploads', picture].slice(1))
      expect(readFileSync(join(place, 'uploads', name))).toEqual(readFileSync(join(folder, 'uploads', name)))
  })

  test('stores only what has changed since the one before, and reads no file again', async () => {
    const { env, file, backups, folder } = installation()
    const vault = await openVault(folderTarget(backups), undefined, { mayBegin: true })
    await createBackup(env, vault, parseKeepPlan(env.BACKUP_KEEP)!, { now: new Date('2020-01-01T00:00:00Z') })
    const size = () => filesBelow(backups).reduce((sum, each) => sum + statSync(each).size, 0)
    const before = size()
    const database = connectSqlite(file)
    database.sqlite.exec(`UPDATE "tenant" SET "version" = "version" + 1`)
    database.close()
    // Whatever reads them now would read something else.
    for (const each of filesBelow(join(folder, 'uploads'))) writeFileSync(each, 'changed')
    await said(env, 'backup')
    expect(size() - before).toBeLessThan(before / 4)
    expect(await said(env, 'drill')).toContain('are as they were')
  })

  test('has the files that its database names, whatever is deleted meanwhile', async () => {
    const { env, file, folder, backups, picture } = installation()
    const vault = await openVault(folderTarget(backups), undefined, { mayBegin: true })
    let isDeleted = false
    const deleting = {
      ...vault,
      /** It is asked for between the snapshot and the files. */
      get isEncrypted() {
        if (!isDeleted) {
          const database = connectSqlite(file)
          database.sqlite.pragma('foreign_keys = OFF')
          database.sqlite.prepare(`DELETE FROM "upload" WHERE "tenant_id" || '/' || "name" = ?`).run(picture)
          database.close()
          for (const each of filesBelow(join(folder, 'uploads')))
            if (each.includes(picture.replace('.webp', ''))) rmSync(each)
        }
        isDeleted = true
        return vault.isEncrypted
      },
    }
    const { manifest } = await createBackup(env, deleting, parseKeepPlan('7 days')!)
    expect(manifest.missing).toEqual([])
    expect(isDeleted).toBe(true)
    const place = scratchFolder()
    await said(envOf(place, { BACKUP_DIR: backups }), 'restore')
    const copy = connectSqlite(join(place, 'captain.sqlite'))
    const names = copy.sqlite.prepare(`SELECT "tenant_id" || '/' || "name" FROM "upload"`).pluck().all() as string[]
    copy.close()
    expect(names).not.toContain(picture)
    expect(names.filter((name) => !existsSync(join(place, 'uploads', name)))).toEqual([])
  })

  test('says which files were lost already', async () => {
    const { env, folder, picture } = installation()
    rmSync(join(folder, 'uploads', picture))
    expect(await said(env, 'backup')).toContain(`Missing in the storage, and thus in the backup: uploads ${picture}.`)
  })

  test('begins at a place of its own, and not where the former place is only out of sight', async () => {
    const { env, backups } = installation()
    await said(env, 'backup')
    renameSync(backups, `${backups}-unmounted`)
    onTestFinished(() => rmSync(`${backups}-unmounted`, { recursive: true }))
    await expect(said(env, 'backup')).rejects.toThrow('run npm run backup -- --begin')
    expect(existsSync(backups)).toBe(false)
    expect(await said(env, 'backup', '--begin')).toContain('Backed up')
    rmSync(join(backups, 'captain-backup.json'))
    await expect(said(env, 'backup', '--begin')).rejects.toThrow('without the file captain-backup.json')
  })

  test('stores anew what a drill has found damaged', { tags: ['full'] }, async () => {
    const { env, file, backups } = installation()
    const vault = await openVault(folderTarget(backups), undefined, { mayBegin: true })
    const old = await createBackup(env, vault, parseKeepPlan(env.BACKUP_KEEP)!, {
      now: new Date('2020-01-01T00:00:00Z'),
    })
    const database = connectSqlite(file)
    database.sqlite.exec(`UPDATE "tenant" SET "version" = "version" + 1`)
    database.close()
    const newer = await createBackup(env, vault, parseKeepPlan(env.BACKUP_KEEP)!)
    const objectOf = (hash: string) => join(backups, 'objects', hash.slice(0, 2), hash)
    const before = new Set(old.manifest.database.chunks)
    const isShared = (hash: string) => before.has(hash)
    const damage = async (hash: string) => {
      writeFileSync(objectOf(hash), 'damaged')
      return said(env, 'drill')
    }
    const of = (...names: readonly string[]) => `It is part of ${names.join(', ')}. `
    await expect(damage(newer.manifest.database.chunks.find((hash) => !isShared(hash))!)).rejects.toThrow(
      `${of(newer.name)}The newest without it is ${old.name}.`,
    )
    await said(env, 'backup')
    const [latest] = await listBackups(vault)
    const shared = (await readManifest(vault, latest!)).database.chunks.findLast(isShared)!
    await expect(damage(shared)).rejects.toThrow(/is part of \d.* No backup is without it\./)
    expect(existsSync(join(backups, 'damaged', 'objects'))).toBe(true)
    await expect(damage((await readManifest(vault, latest!)).files.lists[0]!.chunks[0]!)).rejects.toThrow('is part of')
    await said(env, 'backup')
    expect(await said(env, 'drill')).toContain('are as they were')
    // Of a damaged manifest the files are stored as if there were none, and it is told.
    const [damaged] = await listBackups(vault)
    writeFileSync(join(backups, 'backups', damaged!), 'damaged')
    const told = await said(env, 'backup')
    expect(told).toContain('Backed up')
    expect(told.split(`backups/${damaged} is not what was stored, and was moved to damaged/.`)).toHaveLength(2)
    expect(await said(env, 'drill')).toContain('are as they were')
  })

  test.skipIf(process.platform !== 'linux')(
    'takes nothing for damaged that could not be read',
    { tags: ['full'] },
    async () => {
      const { env, backups } = installation()
      await said(env, 'backup')
      const vault = await openVault(folderTarget(backups), undefined, { mayBegin: false })
      const [name] = await listBackups(vault)
      const { chunks } = (await readManifest(vault, name!)).database
      const object = join('objects', chunks[0]!.slice(0, 2), chunks[0]!)
      renameSync(join(backups, object), join(backups, 'sound'))
      // What has no memory at its beginning cannot be read there: EIO, as of a disk or share that fails.
      symlinkSync('/proc/self/mem', join(backups, object))
      await expect(said(env, 'drill')).rejects.toThrow(
        new RegExp(`could not be read \\(${object}: EIO.*\\)\\. Nothing was changed there\\. See that its disk`),
      )
      expect(existsSync(join(backups, 'damaged'))).toBe(false)
      renameSync(join(backups, 'sound'), join(backups, object))
      expect(await said(env, 'drill')).toContain('are as they were')
    },
  )

  test('is not made, and removes none, while the earlier ones cannot be read', async () => {
    const { env, backups } = installation()
    const target = folderTarget(backups)
    const vault = await openVault(target, undefined, { mayBegin: true })
    const plan = parseKeepPlan('1 day')!
    const { manifest } = await createBackup(env, vault, plan, { now: at('2020-01-01T00:00:00') })
    const failure = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO', syscall: 'read' })
    const failing = await openVault(
      { ...target, get: (name) => (name.startsWith('backups/') ? Promise.reject(failure) : target.get(name)) },
      undefined,
      { mayBegin: false },
    )
    const refused = /could not be read \(backups\/20200101T000000Z: EIO.*Nothing was changed there\./
    await expect(createBackup(env, failing, plan)).rejects.toThrow(refused)
    await expect(pruneBackups(failing, plan, manifest.installation!)).rejects.toThrow(refused)
    expect(await listBackups(vault)).toEqual(['20200101T000000Z'])
    expect(existsSync(join(backups, 'damaged'))).toBe(false)
  })

  test('waits for no other, and says so', async () => {
    const { env, file, folder } = installation()
    const unlock = lockFolder(folder, 'backup')
    await expect(said(env, 'backup')).rejects.toThrow('is being backed up already')
    await expect(said(env, 'drill')).rejects.toThrow('There are no backups')
    unlock()
    rmSync(join(folder, 'backup.lock'))
    mkdirSync(join(folder, 'backup.lock'))
    const failed = await said(env, 'backup').catch((error: unknown) => error)
    expect(failed).not.toBeInstanceOf(BackupAtWork)
    expect(String(failed)).toContain('cannot be locked')
    rmdirSync(join(folder, 'backup.lock'))
    const database = connectSqlite(file)
    const reasons = database.sqlite.prepare('SELECT "reason" FROM "backup_run"').pluck().all()
    database.close()
    expect(reasons).toEqual([expect.stringContaining('no backups'), expect.stringContaining('cannot be locked')])
    await expect(said(envOf(folder), 'backup')).rejects.toThrow('Say where backups are kept: set BACKUP_DIR')
  })

  test('that a disk, the database or the network stops says what happened, what is safe and what to do; their own words are for the log', async () => {
    const { env, file, folder, backups } = installation()
    await said(env, 'backup')
    const refusalOf = (more: Readonly<Record<string, string>>, command: BackupCommand = 'backup') =>
      said(envOf(folder, more), command).catch((error: unknown) => error)
    const safe = 'Nothing was changed in it, and earlier backups are as they were.'
    const BACKUP_DIR = join(file, 'backups')
    expect(await refusalOf({ BACKUP_DIR })).toMatchObject({
      reasons: [
        `${join(BACKUP_DIR, 'captain-backup.json')} was missing while the installation was backed up. ${safe} See that it is there and its disk is mounted, and run npm run backup again.`,
      ],
      cause: { code: 'ENOTDIR' },
    })
    const nowhere = Object.fromEntries(
      ['REGION', 'BUCKET', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'].map((name) => [`BACKUP_S3_${name}`, 'nowhere']),
    )
    expect(await refusalOf({ ...nowhere, BACKUP_S3_ENDPOINT: 'http://127.0.0.1:1' }, 'drill')).toMatchObject({
      reasons: [
        'The server of the database or of the files could not be reached while a backup was restored into a throw-away place. Neither the installation nor its backups were changed. See that it runs and that the network leads there, and run npm run drill again.',
      ],
      cause: { code: 'ECONNREFUSED' },
    })
    const database = connectSqlite(file)
    const details = database.sqlite
      .prepare(`SELECT "detail" FROM "backup_run" WHERE "status" = 'failed' ORDER BY "startedAt"`)
      .pluck()
      .all()
    database.close()
    expect(details).toEqual(['{"fault":"missing"}', '{"fault":"unreachable"}'])
    writeFileSync(file, 'not a database, but long enough to be taken for one. '.repeat(100))
    expect(await refusalOf({ BACKUP_DIR: backups })).toMatchObject({
      reasons: [
        expect.stringMatching(/^Damage was found while the installation was backed up, .* npm run doctor says/),
      ],
      cause: { code: 'SQLITE_NOTADB' },
    })
  })
})

describe('an encrypted backup', () => {
  const BACKUP_KEY = 'a passphrase for backups'

  test('shows nothing, opens with its key only, and refuses what was changed', async () => {
    const { env, backups, folder } = installation({ BACKUP_KEY })
    await said(env, 'backup')
    const files = filesBelow(backups)
    for (const each of files) {
      const bytes = readFileSync(each)
      expect(bytes.includes('SQLite format 3')).toBe(false)
      expect(bytes.includes('RIFF')).toBe(false)
    }
    expect(await said(env, 'drill')).toContain('are as they were')

    const restore = (more: Readonly<Record<string, string>>) =>
      said(envOf(scratchFolder(), { BACKUP_DIR: backups, ...more }), 'restore')
    await expect(restore({})).rejects.toThrow('are encrypted. Set BACKUP_KEY')
    await expect(restore({ BACKUP_KEY: 'another passphrase' })).rejects.toThrow('BACKUP_KEY is not what')
    expect(await restore({ BACKUP_KEY })).not.toContain('AUTH_SECRET is not part of it')

    const objects = files
      .filter((each) => each.includes('objects'))
      .toSorted((a, b) => statSync(b).size - statSync(a).size)
    const [one, other] = objects.map((each) => readFileSync(each))
    writeFileSync(objects[0]!, other!)
    await expect(said(env, 'drill')).rejects.toThrow('is not what was stored, and was moved to')
    one![one!.length - 20]! ^= 1
    writeFileSync(objects[0]!, one!)
    await expect(said(env, 'drill')).rejects.toThrow('is not what was stored, and was moved to')
    await expect(said(env, 'drill')).rejects.toThrow(/ is missing\. It is part of \S+\. No backup is without it\./)
    expect(existsSync(join(folder, 'auth-secret'))).toBe(true)
  })

  test('lies in a bucket as in a folder', { tags: ['full'] }, async () => {
    const bucket = await openBucket()
    onTestFinished(() => bucket.close())
    const target = Object.fromEntries(Object.entries(bucket.env).map(([name, value]) => [`BACKUP_${name}`, value]))
    const { folder, picture } = installation()
    const env = envOf(folder, { ...target, BACKUP_KEY })
    expect(await said(env, 'backup')).toContain('captain-test/.backups/ at 127.0.0.1')
    expect([...bucket.objects.keys()].every((name) => name.startsWith('.backups/'))).toBe(true)
    const place = scratchFolder()
    const restored = envOf(place, { ...target, BACKUP_KEY })
    await said(restored, 'restore')
    const { database } = await openSqlite(join(place, 'captain.sqlite'), true)
    await expectWorks(await appOn(restored, database), restored, picture)
    bucket.faults.set('PUT object', 403)
    await expect(said(env, 'backup')).rejects.toThrow('The bucket does not do what it is asked (AccessDenied')
  })
})

test.each(['a folder', 'a bucket'])(
  '%s knows when a part of a backup was stored, and nothing of what is not there',
  async (place) => {
    const bucket = await openBucket()
    onTestFinished(() => bucket.close())
    const kept = Object.fromEntries(Object.entries(bucket.env).map(([name, value]) => [`BACKUP_${name}`, value]))
    const target = await openTarget(
      envOf(scratchFolder(), place === 'a folder' ? { BACKUP_DIR: scratchFolder() } : kept),
    )
    await target!.put('objects/aa/part', Buffer.from('x'))
    const at = await target!.storedAt('objects/aa/part')
    expect(Math.abs(Date.now() - at!.getTime())).toBeLessThan(60_000)
    await target!.remove('objects/aa/part')
    expect(await target!.storedAt('objects/aa/part')).toBeUndefined()
    expect(await target!.get('objects/aa/part')).toBeUndefined()
  },
)

describe('a restore', () => {
  test('puts no file where Captain keeps none', async () => {
    const { env, backups } = installation()
    await said(env, 'backup')
    const vault = await openVault(folderTarget(backups), undefined, { mayBegin: false })
    const [name] = await listBackups(vault)
    const manifest = await readManifest(vault, name!)
    for (const file of [
      { store: 'uploads', key: '../evil' },
      { store: 'uploads', key: 'tenant/../../evil' },
      { store: 'uploads', key: '/etc/evil' },
      { store: 'secrets', key: 'captain.sqlite' },
    ]) {
      const list = await vault.store(
        Readable.from([Buffer.from(JSON.stringify({ ...file, size: 0, chunks: [] }))]),
        1000,
      )
      await writeManifest(vault, name!, { ...manifest, files: { count: 1, size: 0, lists: [list] } })
      const place = scratchFolder()
      await expect(said(envOf(place, { BACKUP_DIR: backups }), 'restore')).rejects.toThrow(`no file of Captain's`)
      expect(existsSync(join(place, 'captain.sqlite'))).toBe(false)
    }
  })

  test('is never taken for what was there before, however many changes follow each', { tags: ['full'] }, async () => {
    const { env, file, backups } = installation()
    await said(env, 'backup')
    const place = scratchFolder()
    const restored = envOf(place, { BACKUP_DIR: backups })
    await said(restored, 'restore')
    const list = '/api/v1/authorized/tenants/myturn-games/news'
    const headersOf = async (app: FastifyInstance, env: Env) => ({
      authorization: `Bearer ${await signIn(app, env, 'staff@myturn-games.example')}`,
    })
    /** The tag of a list after a start and one change of it. */
    const changed = async (env: Env, file: string, title: string) => {
      const { database } = await openSqlite(file, true)
      await countStart(database)
      const app = await appOn(env, database)
      const headers = await headersOf(app, env)
      const [{ id, version }] = (await app.inject({ url: list, headers })).json()
      const change = await app.inject({ method: 'PUT', url: `${list}/${id}`, headers, payload: { title, version } })
      expect(change.statusCode).toBe(200)
      return { app, tag: String((await app.inject({ url: list, headers })).headers.etag) }
    }
    const before = await changed(env, file, '前の題')
    const { app } = await changed(restored, join(place, 'captain.sqlite'), '後の題')
    const headers = { ...(await headersOf(app, restored)), 'if-none-match': before.tag }
    expect(
      (await before.app.inject({ url: list, headers: { ...headers, ...(await headersOf(before.app, env)) } }))
        .statusCode,
    ).toBe(304)
    const after = await app.inject({ url: list, headers })
    expect([after.statusCode, after.body.includes('後の題')]).toEqual([200, true])
  })

  test('gives no event of webhooks a number that another had, and tells receivers to read everything again', async () => {
    const { env, file, backups } = installation()
    const before = connectSqlite(file)
    before.sqlite.exec(`
      INSERT INTO "webhook_state" SELECT "id", 7, '2026-11-23T00:00:00.000Z', NULL FROM "tenant";
      INSERT INTO "webhook_endpoint" ("tenant_id", "id", "kind", "name", "url", "events", "isOn", "failures",
        "lastSequence", "version", "createdAt", "createdBy", "updatedAt", "updatedBy")
        SELECT "id", "id", 'events', 'Website', 'https://receiver.example', '[]', 1, 0, 7, 1, '', '', '', '' FROM "tenant"`)
    await before.close()
    await said(env, 'backup')
    const place = scratchFolder()
    await said(envOf(place, { BACKUP_DIR: backups }), 'restore')
    const { sqlite, close } = connectSqlite(join(place, 'captain.sqlite'))
    onTestFinished(() => close())
    expect(sqlite.prepare('SELECT DISTINCT "sequence" FROM "webhook_state"').pluck().all()).toEqual([1_000_007])
    expect(sqlite.prepare('SELECT DISTINCT "lastSequence" FROM "webhook_endpoint"').pluck().all()).toEqual([null])
  })

  test('begins only where there is room for it', async () => {
    const { env, backups } = installation()
    await said(env, 'backup')
    const vault = await openVault(folderTarget(backups), undefined, { mayBegin: false })
    const [name] = await listBackups(vault)
    const manifest = await readManifest(vault, name!)
    const database = { ...manifest.database, size: Number.MAX_SAFE_INTEGER }
    await writeManifest(vault, name!, { ...manifest, database })
    const place = scratchFolder()
    await expect(said(envOf(place, { BACKUP_DIR: backups }), 'restore')).rejects.toThrow('Make room on its disk')
    await expect(said(env, 'drill')).rejects.toThrow('Make room on its disk')
  })

  test('takes a volume on which there is nothing but what its file system puts there', { tags: ['full'] }, async () => {
    const { env, backups } = installation()
    await said(env, 'backup')
    const place = scratchFolder()
    mkdirSync(join(place, 'lost+found'))
    expect(await said(envOf(place, { BACKUP_DIR: backups }), 'restore')).toContain('Restored')
  })

  test('takes the newest up to now: one of a clock that was ahead only by its name', { tags: ['full'] }, async () => {
    const { env, backups } = installation()
    const vault = await openVault(folderTarget(backups), undefined, { mayBegin: true })
    const ahead = await createBackup(env, vault, parseKeepPlan(env.BACKUP_KEEP)!, { now: at('2199-06-01T09:00:00') })
    const restore = (name?: string) => said(envOf(scratchFolder(), { BACKUP_DIR: backups }), 'restore', name)
    await expect(restore()).rejects.toThrow(
      /^The newest backup in .*, 21990601T090000Z, is ahead of the clock .* npm run restore -- 21990601T090000Z\.$/,
    )
    await expect(said(env, 'drill')).rejects.toThrow('is ahead of the clock of this machine')
    expect(await restore(ahead.name)).toMatch(/^Restored 21990601T090000Z/)
    await said(env, 'backup')
    const [newest] = await listBackups(vault)
    expect(newest).not.toBe(ahead.name)
    const told = await restore()
    expect(told).toContain(`Restored ${newest}`)
    expect(told).toContain('Not taken as the newest, because ahead of the clock of this machine: 21990601T090000Z.')
    expect(await said(env, 'drill')).toContain(`Restored ${newest}`)
  })

  test('takes an empty place only, and a backup that is there', async () => {
    const { env, backups } = installation()
    rmSync(backups, { recursive: true })
    await expect(said(env, 'restore')).rejects.toThrow(/^There are no backups in .* disk is mounted\.$/)
    expect(existsSync(backups)).toBe(false)
    await said(env, 'backup')
    await expect(said(env, 'restore')).rejects.toThrow(/is not empty \(.*\)\. Set DATA_DIR to an empty folder/)
    await expect(said(envOf(scratchFolder(), { BACKUP_DIR: backups }), 'restore', '20200101T000000Z')).rejects.toThrow(
      /There is no backup 20200101T000000Z in .*\. The newest are \d/,
    )
  })

  test('brings what is of an older Captain up to date at the start, and refuses what is of a newer or of too old a one', async () => {
    const folder = scratchFolder()
    const BACKUP_DIR = scratchFolder()
    const former = connectSqlite(join(folder, 'captain.sqlite'))
    await migrateSqlite(former)
    former.sqlite.exec(lack)
    former.close()
    await said(envOf(folder, { BACKUP_DIR }), 'backup')
    const place = scratchFolder()
    await said(envOf(place, { BACKUP_DIR }), 'restore')
    const { database, migrated } = await openSqlite(join(place, 'captain.sqlite'), true)
    database.close()
    expect(migrated).toEqual([lacking])

    const vault = await openVault(folderTarget(BACKUP_DIR), undefined, { mayBegin: false })
    const [name] = await listBackups(vault)
    const manifest = await readManifest(vault, name!)
    const restored = async (migrations: readonly string[]) => {
      await writeManifest(vault, name!, { ...manifest, migrations: [...migrations] })
      return said(envOf(scratchFolder(), { BACKUP_DIR }), 'restore')
    }
    await expect(restored([...manifest.migrations, '9999-later'])).rejects.toThrow(
      /is of a newer Captain \(.*9999-later\)\. Restore it with that one\./,
    )
    await expect(restored(['0001-core', '0067-customer-emails'])).rejects.toThrow(
      /is of an older Captain than this one can upgrade \([\d.]+, 0067-customer-emails\)\. Restore and start it with Captain 0\.1\.0, the one whose last migration is 0068-one-line-texts, and then start this one\./,
    )
  })
})

describe('backups are kept by plan', () => {
  test('those of a day all, then the newest of each day, week and month', () => {
    const moments = Array.from(
      { length: 400 * 4 },
      (_, index) => new Date(at('2026-11-23T12:00:00').getTime() - index * 6 * 3_600_000),
    )
    const kept = [...keptBackups(moments, { days: 3, weeks: 3, months: 4 })].map((each) =>
      each.toISOString().slice(0, 13),
    )
    expect(kept.toSorted().reverse()).toEqual([
      '2026-11-23T12',
      '2026-11-23T06',
      '2026-11-23T00',
      '2026-11-22T18',
      '2026-11-21T18',
      '2026-11-15T18',
      '2026-10-31T18',
      '2026-09-30T18',
      '2026-08-31T18',
    ])
  })

  test('the newest stays, whatever the plan and however old it is', () => {
    const only = at('2020-01-01T00:00:00')
    expect([...keptBackups([only], { days: 0, weeks: 0, months: 0 })]).toEqual([only])
    expect(keptBackups([], { days: 1, weeks: 1, months: 1 }).size).toBe(0)
  })

  test('those of a clock that was ahead thin out among themselves, and none of today’s', () => {
    const now = at('2026-11-23T12:00:00').getTime()
    const hours = (from: number) => Array.from({ length: 40 }, (_, index) => new Date(from - index * 3_600_000))
    const [todays, ahead] = [hours(now), hours(at('2199-11-23T12:00:00').getTime())]
    const plan = { days: 1, weeks: 0, months: 0 }
    const kept = keptBackups([...todays, ...ahead], plan, now)
    expect([...kept].toSorted((a, b) => a.getTime() - b.getTime())).toEqual(
      [...todays.slice(0, 24), ...ahead.slice(0, 24)].toSorted((a, b) => a.getTime() - b.getTime()),
    )
    // Servers' clocks differ by a little.
    const [newest, older] = [now + 60_000, now + 60_000 - 86_400_000].map((each) => new Date(each))
    expect([...keptBackups([newest!, older!], { days: 0, weeks: 0, months: 0 }, now)]).toEqual([newest])
  })

  test('a plan is read as it is written', () => {
    expect(parseKeepPlan('7 days, 4 weeks, 12 months')).toEqual({ days: 7, weeks: 4, months: 12 })
    expect(parseKeepPlan('1 day')).toEqual({ days: 1, weeks: 0, months: 0 })
    expect(parseKeepPlan('a while')).toBeUndefined()
  })

  test('what only those had that are not kept is removed, and the others can be restored', async () => {
    const { env, file, backups } = installation()
    const change = (version: number) => {
      const database = connectSqlite(file)
      database.sqlite.prepare('UPDATE "tenant" SET "version" = ?').run(version)
      database.close()
    }
    const plan = { days: 1, weeks: 0, months: 0 }
    const open = () => openVault(folderTarget(backups), undefined, { mayBegin: true })
    const old = await createBackup(env, await open(), plan, { now: at('2020-01-01T00:00:00') })
    const objects = filesBelow(join(backups, 'objects')).length
    change(77)
    const left = join(backups, 'objects', 'aa', 'aa'.repeat(32))
    mkdirSync(join(left, '..'), { recursive: true })
    writeFileSync(left, 'left by one that was killed')
    for (const each of filesBelow(join(backups, 'objects'))) utimesSync(each, new Date(0), new Date(0))
    const unnamed = join(backups, 'objects', 'bb', 'bb'.repeat(32))
    mkdirSync(join(unnamed, '..'), { recursive: true })
    writeFileSync(unnamed, 'stored by another server for what it has not finished')
    const { manifest } = await createBackup(env, await open(), plan)
    expect([left, unnamed].map((each) => existsSync(each))).toEqual([false, true])
    expect(await listBackups(await open())).toHaveLength(1)
    expect(old.name).toBe(backupName(at('2020-01-01T00:00:00')))
    expect(Math.abs(filesBelow(join(backups, 'objects')).length - objects)).toBeLessThan(5)
    expect(await pruneBackups(await open(), plan, manifest.installation!)).toBe(0)
    expect(await said(env, 'drill')).toContain('are as they were')
  })
})

describe('the server', () => {
  test(
    'backs up by itself when it is due, and administrators see how it stands and hear of failures',
    { tags: ['full'] },
    async () => {
      const { env, file, backups } = installation()
      const { database } = await openSqlite(file, true)
      const app = await appOn(env, database)
      const token = await signIn(app, env, 'admin@captain.example')
      const headers = { authorization: `Bearer ${token}` }
      const state = async () => (await app.inject({ url: '/api/v1/admin/backups', headers })).json()
      expect(await state()).toMatchObject({
        isOn: true,
        isEncrypted: false,
        backup: { last: null, failure: null, isLate: true },
      })

      const operator = () => app.operatorTenant()
      const { signal } = new AbortController()
      const runCommand = async (command: BackupCommand) => void (await said(env, command))
      const backup = backupHandler('backup', { env, database, operator, runCommand })
      const drill = backupHandler('drill', { env, database, operator, runCommand })
      // There is nothing to drill yet.
      await drill.run({}, signal)
      expect((await state()).drill).toMatchObject({ last: null, failure: null })
      // In a process of its own, as it is.
      const apart = backupHandler('backup', { env, database, operator })
      await apart.run({}, signal)
      await backup.run({}, signal)
      await drill.run({}, signal)
      const made = await state()
      expect(made.backup).toMatchObject({
        last: { files: expect.any(Number), missing: 0 },
        failure: null,
        isLate: false,
      })
      expect(made.drill.last).toMatchObject({ name: made.backup.last.name, files: made.backup.last.files })
      expect(readdirSync(join(backups, 'backups'))).toEqual([made.backup.last.name])

      database.sqlite.exec(
        `UPDATE "backup_run" SET "startedAt" = '2020-01-01T00:00:00.000Z', "finishedAt" = '2026-01-01T00:00:00.000Z'`,
      )
      writeFileSync(join(backups, 'captain-backup.json'), 'damaged')
      await expect(apart.run({}, signal)).rejects.toThrow(/^The backup failed:\n- .* holds backups that this Captain/)
      await expect(backup.run({}, signal)).rejects.toThrow('holds backups that this Captain does not know')
      const failed = await state()
      expect(failed.backup.failure.reason).toContain('holds backups that this Captain does not know')
      expect(failed.backup.failure.fault).toBeNull()
      expect(failed.backup.isLate).toBe(true)
      rmSync(join(backups, 'captain-backup.json'))
      mkdirSync(join(backups, 'captain-backup.json'))
      await expect(backup.run({}, signal)).rejects.toThrow('while the installation was backed up')
      expect((await state()).backup.failure.fault).toBe('failed')
      const told = await app.inject({ url: '/api/v1/authorized/notifications', headers })
      expect(told.json().notifications.filter(({ kind }: { kind: string }) => kind === 'backup')).toMatchObject([
        { params: { outcome: 'backup' }, path: '/admin/health' },
      ])
    },
  )

  test(
    'tells administrators once of files that a backup is the first to miss, and shows it until they are back',
    { tags: ['full'] },
    async () => {
      const { env, file, folder } = installation()
      const { database } = await openSqlite(file, true)
      const app = await appOn(env, database)
      const headers = { authorization: `Bearer ${await signIn(app, env, 'admin@captain.example')}` }
      const read = async (path: string) => (await app.inject({ url: path, headers })).json()
      const runCommand = async (command: BackupCommand) => void (await said(env, command))
      const operator = () => app.operatorTenant()
      const job = backupHandler('backup', { env, database, operator, runCommand })
      const told = async () => {
        database.sqlite.exec(`
        DELETE FROM "notification";
        UPDATE "backup_run" SET "startedAt" = '2020-01-01T00:00:00.000Z'`)
        await job.run({}, new AbortController().signal)
        const { notifications } = await read('/api/v1/authorized/notifications')
        const { faults } = await read('/api/v1/admin/health')
        return {
          outcomes: notifications.map(({ params }: { params: { outcome?: string } }) => params.outcome),
          isShown: faults.some(({ check }: { check: string }) => check === 'files'),
        }
      }
      const [uploads, unmounted] = ['uploads', 'unmounted'].map((name) => join(folder, name)) as [string, string]
      expect(await told()).toEqual({ outcomes: [], isShown: false })
      renameSync(uploads, unmounted)
      expect(await told()).toEqual({ outcomes: ['files'], isShown: true })
      expect(await told()).toEqual({ outcomes: [], isShown: true })
      renameSync(unmounted, uploads)
      expect(await told()).toEqual({ outcomes: [], isShown: false })
    },
  )
})
