// @module-tag sqlite
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { lockFolder } from '../../server/base/data-lock.ts'
import { migrateSqlite } from '../../server/base/db/migrate-sqlite.ts'
import { openSqlite } from '../../server/base/db/open-sqlite.ts'
import { connectSqlite } from '../../server/base/db/sqlite-connection.ts'
import { freePort } from '../free-port.ts'
import { lack, lacking } from './support/lacking.ts'
import { scratchFolder } from './support/scratch-folder.ts'
import { kill, spawnServer } from './support/spawn-server.ts'

interface Ended {
  readonly code: number
  readonly said: string
}

/** Runs Captain's own command on a data folder until it ends. */
const captain = (folder: string, ...words: readonly string[]): Promise<Ended> => captainWith({}, folder, ...words)

const captainWith = (
  environment: Readonly<Record<string, string>>,
  folder: string,
  ...words: readonly string[]
): Promise<Ended> =>
  new Promise((resolve) => {
    const start = join(import.meta.dirname, '..', '..', 'server', 'start.js')
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', ...environment }
    execFile(process.execPath, [start, ...words], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    )
  })

/** What a refused start said: sentences, and not where in the code it happened. */
function refusalOf({ code, said }: Ended): string {
  expect(said).toMatch(/^(Captain cannot start|The [\w-]+ failed):\n- /)
  expect(said).not.toMatch(/\n\s+at /)
  expect([1, 78]).toContain(code)
  return said
}

describe('a data folder belongs to one server', () => {
  test(
    'a second one is refused with a sentence, and starts at once after the first was killed',
    { tags: ['full'] },
    async () => {
      const folder = scratchFolder()
      const first = await spawnServer(folder)
      const taken = /another Captain is at work in .*, which belongs to one server only\. Stop that one first/
      expect(refusalOf(await captain(folder, 'start'))).toMatch(taken)
      expect(refusalOf(await captain(folder, 'demo'))).toMatch(taken)
      await kill(first)
      const next = await spawnServer(folder)
      expect(refusalOf(await captain(folder, 'start'))).toMatch(taken)
      await kill(next)
    },
  )

  test(
    'beside it, links are made for who is locked out, and a schema that is new already stays',
    { tags: ['full'] },
    async () => {
      const folder = scratchFolder()
      const server = await spawnServer(folder)
      const invited = await captain(folder, 'invite', `admin@${server.process.pid}.example`)
      expect(invited.said).toContain('/auth/recover')
      expect(invited.code).toBe(0)
      expect((await captain(folder, 'migrate')).code).toBe(0)
    },
  )

  test('beside it, nobody changes the schema', async () => {
    const folder = scratchFolder()
    const unlock = lockFolder(folder)
    expect(refusalOf(await captain(folder, 'migrate'))).toMatch(/another Captain is at work/)
    unlock()
    expect((await captain(folder, 'migrate')).code).toBe(0)
  })
})

/** A folder in which a server has worked and was stopped in order. */
async function usedFolder() {
  const folder = scratchFolder()
  const file = join(folder, 'captain.sqlite')
  const { database } = await openSqlite(file, true)
  writeFileSync(join(folder, 'auth-secret'), 'drawn')
  database.close()
  return { folder, file }
}

/** How many backups and drills a database knows of. */
function runsNotedIn(file: string): unknown {
  const { sqlite, close } = connectSqlite(file)
  const runs = sqlite.prepare('SELECT count(*) FROM "backup_run"').pluck().get()
  void close()
  return runs
}

const start = (folder: string) => captain(folder, 'migrate')

const damaged = /captain\.sqlite is damaged\. Stop Captain\. Move the whole folder aside, and run npm run restore\./

/** Overwrites the page at which an index begins: whoever reads the tables alone does not notice. */
function overwriteIndex(file: string): void {
  const { sqlite, close } = connectSqlite(file)
  const page = sqlite
    .prepare(`SELECT min("rootpage") FROM "sqlite_schema" WHERE "type" = 'index' AND "tbl_name" = 'news'`)
    .pluck()
    .get() as number
  void close()
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(8192, 0xa5), 0, 8192, (page - 1) * 8192)
  closeSync(handle)
}

describe('what became of a database is found out', () => {
  test('an emptied file in a folder that was worked in is no new installation', async () => {
    const { folder, file } = await usedFolder()
    truncateSync(file)
    expect(refusalOf(await start(folder))).toMatch(
      /captain\.sqlite is empty, but an installation has worked in its folder \(auth-secret\)\. Move/,
    )
    expect(statSync(file).size).toBe(0)
  })

  test('nor is a file that is gone, with uploads alone beside it', { tags: ['full'] }, async () => {
    const { folder, file } = await usedFolder()
    for (const name of [file, join(folder, 'auth-secret')]) rmSync(name)
    expect((await start(folder)).code).toBe(0)
    rmSync(file)
    mkdirSync(join(folder, 'uploads', 'tenant'), { recursive: true })
    expect(refusalOf(await start(folder))).toMatch(
      /captain\.sqlite is missing, but .* \(uploads\)\. .* If its data is in PostgreSQL, set DATABASE_URL\./,
    )
    expect(existsSync(file)).toBe(false)
  })

  test('but a new volume for uploads, with what its file system puts there, is new', async () => {
    const folder = scratchFolder()
    mkdirSync(join(folder, 'uploads', 'lost+found'), { recursive: true })
    const { database, migrated } = await openSqlite(join(folder, 'captain.sqlite'), true)
    database.close()
    expect(migrated.length).toBeGreaterThan(0)
  })

  test(
    'what was moved to PostgreSQL is not served as it was before, unless its mark is removed',
    { tags: ['full'] },
    async () => {
      const { folder, file } = await usedFolder()
      writeFileSync(`${file}-moved`, '')
      expect(refusalOf(await start(folder))).toMatch(
        /captain\.sqlite was moved to PostgreSQL: set DATABASE_URL\. To use the file as it was then, remove .*captain\.sqlite-moved\./,
      )
      expect((await captain(folder, 'doctor')).said).toMatch(
        /WRONG The database cannot be opened: .* set DATABASE_URL\./,
      )
      const BACKUP_DIR = scratchFolder()
      const moved = /^The [\w-]+ failed:\n- The data of .*captain\.sqlite was moved to PostgreSQL: set DATABASE_URL\./
      expect(refusalOf(await captainWith({ BACKUP_DIR }, folder, 'backup'))).toMatch(moved)
      const archive = join(BACKUP_DIR, 'tenant.sqlite')
      expect(refusalOf(await captain(folder, 'export-tenant', 'myturn-games', archive))).toMatch(moved)
      expect(readdirSync(BACKUP_DIR)).toEqual([])
      expect(runsNotedIn(file)).toBe(0)
      rmSync(`${file}-moved`)
      expect((await start(folder)).code).toBe(0)
    },
  )

  test('nor is a database without tables', { tags: ['full'] }, async () => {
    const { folder, file } = await usedFolder()
    rmSync(file)
    connectSqlite(file).close()
    writeFileSync(file, Buffer.alloc(0))
    const bare = connectSqlite(join(folder, 'bare.sqlite'))
    bare.sqlite.exec('CREATE TABLE a (b); DROP TABLE a')
    bare.close()
    copyFileSync(join(folder, 'bare.sqlite'), file)
    expect(refusalOf(await start(folder))).toMatch(/captain\.sqlite is empty, but/)
  })

  test('a log that was removed is missed, and what was written last with it', { tags: ['full'] }, async () => {
    const { folder, file } = await usedFolder()
    const server = await spawnServer(folder)
    await kill(server)
    expect(existsSync(`${file}-wal`)).toBe(true)
    rmSync(`${file}-wal`)
    // Nor is it backed up without that, or opened, which would remove the trace.
    expect(refusalOf(await captainWith({ BACKUP_DIR: scratchFolder() }, folder, 'backup'))).toMatch(
      /captain\.sqlite-wal is missing, and what was written last lay in it\./,
    )
    expect(refusalOf(await start(folder))).toMatch(
      /captain\.sqlite-wal is missing, and what was written last lay in it\. .* remove .*-shm\./,
    )
    rmSync(`${file}-shm`)
    expect((await start(folder)).code).toBe(0)
  })

  test('a file that is no database, and one that was cut off, say what to put back', { tags: ['full'] }, async () => {
    const { folder, file } = await usedFolder()
    mkdirSync(join(folder, 'backups'))
    for (const name of ['2025-01-01-before-a.sqlite', '2026-01-01-before-b.sqlite'])
      copyFileSync(file, join(folder, 'backups', name))
    const restored =
      /captain\.sqlite is damaged\. .* or .*backups.2026-01-01-before-b\.sqlite in its place, made before a migration\./
    truncateSync(file, Math.floor(statSync(file).size / 2 / 8192) * 8192)
    expect(refusalOf(await start(folder))).toMatch(restored)
    writeFileSync(file, 'something else\n'.repeat(1000))
    expect(refusalOf(await start(folder))).toMatch(restored)
  })

  test('pages that were overwritten are found before a migration', { tags: ['full'] }, async () => {
    const { folder, file } = await usedFolder()
    const database = connectSqlite(file)
    database.sqlite.exec('DELETE FROM "migration" WHERE "name" = (SELECT max("name") FROM "migration")')
    await database.close()
    overwriteIndex(file)
    expect(refusalOf(await start(folder))).toMatch(damaged)
    expect(existsSync(join(folder, 'backups'))).toBe(false)
    expect(readdirSync(folder)).toContain('captain.sqlite')
  })

  test(
    'and otherwise while the server runs, which stops then, and serves only once all pages are sound',
    { tags: ['full'] },
    async () => {
      const { folder, file } = await usedFolder()
      const sound = join(scratchFolder(), 'copy.sqlite')
      copyFileSync(file, sound)
      overwriteIndex(file)
      const { said, code } = await captainWith({ PORT: String(await freePort()) }, folder, 'start')
      expect(said).toMatch(/^Captain is ready: /m)
      expect(said).toMatch(/^Captain stops:\n- /m)
      expect(said).toMatch(damaged)
      expect(code).toBe(1)
      expect(refusalOf(await captainWith({ PORT: String(await freePort()) }, folder, 'start'))).toMatch(damaged)
      for (const name of [file, `${file}-wal`, `${file}-shm`]) rmSync(name, { force: true })
      copyFileSync(sound, file)
      expect((await start(folder)).code).toBe(0)
      expect(readdirSync(folder)).not.toContain('captain.sqlite-damaged')
    },
  )

  test('a server goes on when whoever read its output is gone, and ends in order', { tags: ['full'] }, async () => {
    const port = await freePort()
    const file = join(import.meta.dirname, '..', '..', 'server', 'start.js')
    const child = spawn(process.execPath, [file, 'start'], {
      env: { ...process.env, DATA_DIR: scratchFolder(), DATABASE_URL: '', PORT: String(port), STOP_DELAY: '0' },
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    for (const stream of [child.stdout, child.stderr]) stream.destroy()
    const status = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        (answer) => answer.status,
        () => 0,
      )
    await expect.poll(status, { timeout: 30_000 }).toBe(200)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  test('a start that is refused changes nothing, and says by its exit code whether it may work later by itself', async () => {
    const folder = scratchFolder()
    const former = connectSqlite(join(folder, 'captain.sqlite'))
    await migrateSqlite(former)
    former.sqlite.exec(lack)
    const applied = () => former.sqlite.prepare('SELECT "name" FROM "migration" ORDER BY "name"').pluck().all()
    onTestFinished(() => former.close())
    const before = applied()
    const taken = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void taken.close())
    await once(taken, 'listening')
    const PORT = String((taken.address() as AddressInfo).port)
    writeFileSync(join(folder, 'auth-secret'), '')
    const tries: readonly [environment: Readonly<Record<string, string>>, why: RegExp, code: number][] = [
      [{ PORT, HOST: '127.0.0.1' }, /Port \d+ is taken/, 1],
      [{ HOST: '203.0.113.7' }, /HOST: 203\.0\.113\.7 is no address of this machine/, 78],
      [{ PORT: String(await freePort()) }, /auth-secret is empty/, 78],
      [{ PORT: 'three thousand' }, /PORT must be/, 78],
    ]
    for (const [environment, why, code] of tries) {
      const refused = await captainWith(environment, folder, 'start')
      expect(refusalOf(refused)).toMatch(why)
      expect([why, refused.code]).toEqual([why, code])
      expect(applied()).toEqual(before)
      expect(existsSync(join(folder, 'backups'))).toBe(false)
      expect(existsSync(join(folder, 'setup-link'))).toBe(false)
    }
  })

  test('databases and their copies are for the account of the server alone, whatever it creates files with', async () => {
    const folder = scratchFolder()
    const umask = process.umask(0o022)
    onTestFinished(() => void process.umask(umask))
    expect((await captain(folder, 'migrate')).code).toBe(0)
    const database = join(folder, 'captain.sqlite')
    expect(statSync(database).mode & 0o777).toBe(0o600)
    const former = connectSqlite(database)
    former.sqlite.exec(lack)
    former.close()
    expect((await captain(folder, 'migrate')).said).toContain(`Migrated: ${lacking}`)
    const copies = join(folder, 'backups')
    for (const name of readdirSync(copies)) expect(statSync(join(copies, name)).mode & 0o777).toBe(0o600)
  })

  test('a folder that cannot be made or written is a sentence too', { tags: ['full'] }, async () => {
    const folder = scratchFolder()
    writeFileSync(join(folder, 'file'), '')
    expect(refusalOf(await captain(join(folder, 'file', 'data'), 'migrate'))).toMatch(/DATA_DIR: .* cannot be made/)
    // Nobody can write there, whoever runs the test.
    expect(refusalOf(await captain('/proc', 'migrate'))).toMatch(/DATA_DIR: nothing can be written into \/proc/)
    expect(refusalOf(await captain('/proc/none', 'migrate'))).toMatch(/DATA_DIR: \/proc\/none cannot be made/)
  })

  test('so is an address that this machine does not have', async () => {
    const refused = await captainWith({ HOST: '203.0.113.7' }, scratchFolder(), 'start')
    expect(refusalOf(refused)).toMatch(/HOST: 203\.0\.113\.7 is no address of this machine/)
  })
})
