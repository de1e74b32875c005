// @module-tag full
// @module-tag postgres-full
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { diskStorage } from '../../server/base/storage/disk.ts'
import type { Storage } from '../../server/base/storage/storage.ts'
import { storeFile } from '../../server/features/uploads/store-file.ts'
import { onPostgres } from './support/database.ts'
import { grantsDisks, ownDisk } from './support/own-disk.ts'
import { staffOf, start } from './support/world.ts'
import { scratchFolder } from './support/scratch-folder.ts'
import { kill, spawnServer, type SpawnedServer } from './support/spawn-server.ts'
import { fileHead, multipart, multipartType, paper, photo } from './support/upload-files.ts'

vi.setConfig({ testTimeout: 120_000 })

const tenant = '01890000-0000-7000-8000-000000000000'
const filesBelow = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile())
        .map(({ name }) => name)
    : []

test.each(['ENOSPC', 'EDQUOT', 'EIO'])(
  'a picture of which not all widths find room (%s) leaves none behind',
  async (code) => {
    const folder = scratchFolder()
    const file = join(folder, 'file')
    writeFileSync(file, await photo(1400, 900))
    const disk = diskStorage(join(folder, 'kept'))
    let puts = 0
    const storage: Storage = {
      ...disk,
      put: (...given) =>
        (puts += 1) < 3 ? disk.put(...given) : Promise.reject(Object.assign(new Error(code), { code })),
    }
    const received = { file, size: 1, title: '写真.png', digest: '' }
    await expect(storeFile(storage, tenant, received)).rejects.toMatchObject({ code })
    expect(puts).toBe(3)
    expect(filesBelow(join(folder, 'kept'))).toEqual([])
  },
)

test.skipIf(onPostgres)(
  'a record for which the database has no room is refused with 507, and read and written once it has',
  async () => {
    const world = await start()
    const { sqlite } = world.database as unknown as { sqlite: { pragma(text: string, options?: object): number } }
    const staff = staffOf('tajimi-kasa-pub-com')
    const list = '/api/v1/authorized/tenants/tajimi-kasa-pub-com/link'
    let each = 0
    const write = async (): Promise<number> => {
      each += 1
      const body = { title: `市役所 ${each}`, url: `https://city.example/${each}`, description: 'あ'.repeat(200) }
      const answer = await world.call(staff, 'POST', list, body)
      if (answer.status === 507) expect(answer.body.message).toBe('The server has no room left to keep this.')
      else expect(answer.status).toBe(201)
      return answer.status
    }
    expect(await write()).toBe(201)
    const most = sqlite.pragma('max_page_count', { simple: true })
    sqlite.pragma(`max_page_count = ${sqlite.pragma('page_count', { simple: true })}`)
    while ((await write()) !== 507);
    expect((await world.call(staff, 'GET', list)).body).toHaveLength(Math.min(10, each - 1))
    sqlite.pragma(`max_page_count = ${most}`)
    expect(await write()).toBe(201)
  },
)

/** Runs commands of a shell on a disk of its own, and returns what they said. `captain` is Captain. */
const saidOnDisk = (megabytes: number, script: string): string => {
  const [program, ...before] = ownDisk(megabytes)
  const start = join(import.meta.dirname, '..', '..', 'server', 'start.js')
  const captain = `captain() { '${process.execPath}' '${start}' "$@" 2>&1; }`
  const env = { ...process.env, DATA_DIR: scratchFolder(), DATABASE_URL: '' }
  return spawnSync(program!, [...before, 'sh', '-c', `${captain}; ${script}`], { env, encoding: 'utf8' }).stdout
}

test.skipIf(onPostgres || !grantsDisks)('a start for which there is no room says to make some', () => {
  // At first there is none at all; in the end enough to open the database, but not for the first tenant.
  const said = saidOnDisk(
    16,
    `captain migrate > /dev/null
     head -c 128k /dev/zero > "$DATA_DIR/ballast"
     cat /dev/zero > "$DATA_DIR/full" 2> /dev/null
     captain migrate
     captain start
     rm "$DATA_DIR/ballast"
     captain start`,
  )
  expect(said.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    expect.stringMatching(/^- DATA_DIR: the disk of \S+\.sqlite is full \(.*\)\. Nothing is lost; make room on it\.$/),
    expect.stringMatching(
      /^- DATA_DIR: \S+\.lock cannot be locked \(database or disk is full\)\. .* its disk has room\.$/,
    ),
    expect.stringMatching(/^- The disk of the database is full \(.*\)\. Nothing is lost; make room on it, and start/),
  ])
})

describe.skipIf(onPostgres || !grantsDisks)('on a disk of 24 MB', () => {
  const path = '/api/v1/authorized/tenants/funaneco-jp'
  const call = (server: SpawnedServer, url: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${server.port}${path}${url}`, {
      ...init,
      headers: { authorization: `Bearer ${server.token}`, ...(init.headers as object) },
    })
  const send = async (server: SpawnedServer, name: string, bytes: Uint8Array) =>
    call(server, '/uploads', {
      method: 'POST',
      headers: { 'content-type': multipartType },
      body: new Uint8Array(multipart([{ head: fileHead(name), bytes }])),
    })

  test('uploads beyond it are refused with 507 and leave nothing, and what was acknowledged is served', async () => {
    const folder = scratchFolder()
    const server = await spawnServer(folder, ownDisk(24))
    const inside = join('/proc', String(server.process.pid), 'root', folder, 'uploads')
    const kept: string[] = []
    const largeFile = () => Buffer.concat([paper(), Buffer.alloc(3 * 1024 * 1024, ' ')])
    let refused = 0
    for (let each = 0; each < 12; each += 1) {
      const answer = await send(server, `${each}.pdf`, largeFile())
      const body = (await answer.json()) as { src: string; message: string }
      if (answer.status === 201) kept.push(body.src)
      else {
        refused += 1
        expect(answer.status).toBe(507)
        expect(body.message).toBe('The server has no room left to keep this.')
      }
    }
    expect(kept.length).toBeGreaterThan(0)
    expect(refused).toBeGreaterThan(0)
    // Room for all but the end: its sender has sent everything by then, and uses the connection again.
    for (let each = 0; each < 6; each += 1) {
      const { bavail, bsize } = statfsSync(inside)
      const answer = await send(
        server,
        `${each}.pdf`,
        Buffer.concat([paper(), Buffer.alloc(bavail * bsize + 16_384, ' ')]),
      )
      expect(answer.status).toBe(507)
      await answer.arrayBuffer()
    }
    const probe = await fetch(`http://127.0.0.1:${server.port}/readyz`)
    expect(probe.status).toBe(503)
    expect(((await probe.json()) as { failed: readonly object[] }).failed).toMatchObject([{ check: 'disk' }])
    const picture = await send(server, 'a.png', await photo(2000, 2000))
    expect([201, 507]).toContain(picture.status)
    if (picture.status === 201) kept.push(((await picture.json()) as { src: string }).src)
    expect(readdirSync(join(inside, '.incoming'))).toEqual([])
    const pdfs = kept.filter((src) => src.endsWith('.pdf'))
    expect(filesBelow(inside).filter((name) => name.endsWith('.pdf'))).toHaveLength(pdfs.length)
    for (const src of pdfs) {
      const file = await fetch(`http://127.0.0.1:${server.port}${src}`, { headers: { host: 'localhost:3000' } })
      expect((await file.arrayBuffer()).byteLength).toBe(largeFile().length)
    }
    await kill(server)
  })
})
