// @module-tag full
// @module-tag sqlite
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type ClientRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync, crc32 } from 'node:zlib'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { kill, spawnServer, type SpawnedServer } from './support/spawn-server.ts'
import { fileHead, multipart, multipartType, paper, photo } from './support/upload-files.ts'

/** Uploads at a server of its own process, which is really killed. Its starts take their time where others work too. */
vi.setConfig({ testTimeout: 120_000 })
const patient = { timeout: 30_000 }

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'captain-killed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

const path = '/api/v1/authorized/tenants/funaneco-jp/uploads'

function begin({ port, token }: SpawnedServer, length: number): ClientRequest {
  const request = httpRequest({
    host: '127.0.0.1',
    port,
    path,
    method: 'POST',
    headers: {
      host: 'localhost:3000',
      authorization: `Bearer ${token}`,
      'content-type': multipartType,
      'content-length': length,
    },
  })
  request.on('error', () => {})
  return request
}

/** Sends a whole body; its status, or undefined when the connection was lost. */
function send(server: SpawnedServer, body: Buffer): Promise<number | undefined> {
  return new Promise((resolve) => {
    const request = begin(server, body.length)
    request.once('error', () => resolve(undefined))
    request.once('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    request.end(body)
  })
}

const whole = (name: string, bytes: Uint8Array): Buffer => multipart([{ head: fileHead(name), bytes }])
const incoming = (folder: string): readonly string[] =>
  existsSync(join(folder, 'uploads', '.incoming')) ? readdirSync(join(folder, 'uploads', '.incoming')) : []
const kept = (folder: string, tenant: string): readonly string[] => {
  const place = join(folder, 'uploads', tenant)
  return existsSync(place) ? readdirSync(place) : []
}
const listed = async ({ port, token }: SpawnedServer): Promise<readonly { src: string; width: number | null }[]> => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}?range=[0,999]`, {
    headers: { authorization: `Bearer ${token}`, host: 'localhost:3000' },
  })
  return (await answer.json()) as []
}

describe('a server killed while files arrive', () => {
  test('has none of what was half there after its next start', async () => {
    const folder = freshFolder()
    const server = await spawnServer(folder)
    const body = whole('a.pdf', paper())
    begin(server, body.length).write(body.subarray(0, body.length / 2))
    await vi.waitFor(() => expect(incoming(folder)).toHaveLength(1), patient)
    await kill(server)
    expect(incoming(folder)).toHaveLength(1)

    const next = await spawnServer(folder)
    await vi.waitFor(() => expect(incoming(folder)).toEqual([]), patient)
    expect(await listed(next)).toEqual([])
  })

  test('has every file of what it acknowledged, and rows of nothing else', async () => {
    const folder = freshFolder()
    const files = [paper(), await photo(700, 500)]
    // A file of its own each time: a library keeps the same bytes once.
    const bodyOf = (round: number, index: number) =>
      whole(['a.pdf', 'b.png'][index % 2]!, Buffer.concat([files[index % 2]!, Buffer.from(`${round}-${index}`)]))
    let acknowledged = 0
    for (const most of [1, 4]) {
      const server = await spawnServer(folder)
      let here = 0
      const killed = Promise.withResolvers<void>()
      const sending = Array.from({ length: 10 }, async (_, index) => {
        const status = await send(server, bodyOf(most, index))
        if (status === 201) here += 1
        if (here >= most) killed.resolve()
      })
      await killed.promise
      await kill(server)
      await Promise.all(sending)
      acknowledged += here
    }
    const last = await spawnServer(folder)
    await vi.waitFor(() => expect(incoming(folder)).toEqual([]), patient)
    const stored = kept(folder, last.tenant)
    const rows = await listed(last)
    expect(rows.length).toBeGreaterThanOrEqual(acknowledged)
    for (const { src, width } of rows) {
      const name = src.slice(src.lastIndexOf('/') + 1)
      const all = width === null ? [name] : [name, name.replace('.', '-320.'), name.replace('.', '-640.')]
      expect(stored).toEqual(expect.arrayContaining(all))
    }
  })

  test('loses files without a row once they are an hour old, and no others', async () => {
    const folder = freshFolder()
    const server = await spawnServer(folder)
    expect(await send(server, whole('a.png', await photo(400, 300)))).toBe(201)
    await kill(server)
    const place = join(folder, 'uploads', server.tenant)
    const known = kept(folder, server.tenant)
    expect(known).toHaveLength(2)
    const old = new Date(Date.now() - 7_200_000)
    const put = (name: string, at: Date, below = place) => {
      mkdirSync(below, { recursive: true })
      writeFileSync(join(below, name), 'x')
      utimesSync(join(below, name), at, at)
    }
    for (const name of known) utimesSync(join(place, name), old, old)
    const random = 'a'.repeat(26)
    put(`${random}.webp`, old)
    put(`${random}-320.webp`, old)
    put(`${known[0]!}.part`, old)
    put(`${'b'.repeat(26)}.webp`, new Date())
    put('notes.txt', old)
    const elsewhere = join(folder, 'uploads', '01890000-0000-7000-8000-000000000000')
    put(`${random}.webp`, old, elsewhere)

    await spawnServer(folder)
    await vi.waitFor(
      () =>
        expect(kept(folder, server.tenant).toSorted()).toEqual(
          [...known, `${'b'.repeat(26)}.webp`, 'notes.txt'].toSorted(),
        ),
      patient,
    )
    expect(readdirSync(elsewhere)).toHaveLength(1)
  })
})

test('two hundred uploads broken off by those who sent them leave nothing behind', async () => {
  const folder = freshFolder()
  const server = await spawnServer(folder)
  const body = whole('a.png', await photo(300, 300))
  await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const request = begin(server, body.length)
      const closed = new Promise((resolve) => request.once('close', resolve))
      const part = body.subarray(0, 200 + (index * (body.length - 300)) / 200)
      request.write(part, () => request.destroy())
      await closed
    }),
  )
  expect(await send(server, body)).toBe(201)
  await vi.waitFor(() => expect(incoming(folder)).toEqual([]), patient)
  expect(kept(folder, server.tenant)).toHaveLength(1)
})

describe('memory stays bounded', () => {
  const megabyte = 1024 * 1024
  /** The most memory the server ever used, in bytes. */
  async function peak({ process: child, lines }: SpawnedServer): Promise<number> {
    child.stdin!.write('memory\n')
    const [line] = (await once(lines, 'line')) as [string]
    return Number(line) * 1024
  }

  test.skipIf(process.platform !== 'linux')('while 270 MB of sound stream through', async () => {
    const folder = freshFolder()
    const server = await spawnServer(folder)
    expect(await send(server, whole('a.pdf', paper()))).toBe(201)
    const before = await peak(server)
    const sound = Buffer.alloc(90 * megabyte)
    sound.write('RIFF', 0)
    sound.writeUInt32LE(sound.length - 8, 4)
    sound.write('WAVEfmt ', 8)
    const body = whole('long.wav', sound)
    // The same file: of three at once, one is kept.
    const statuses = await Promise.all([send(server, body), send(server, body), send(server, body)])
    expect(statuses.toSorted()).toEqual([200, 200, 201])
    expect(await peak(server)).toBeLessThan(before + 150 * megabyte)
  })

  test.skipIf(process.platform !== 'linux')('with what unpacks to far more than it is', async () => {
    const folder = freshFolder()
    const server = await spawnServer(folder)
    expect(await send(server, whole('a.png', await photo()))).toBe(201)
    const before = await peak(server)
    for (const bomb of [profileBomb(), textBomb()]) {
      const status = await send(server, whole('bomb.png', await behindHeader(bomb)))
      expect([201, 400]).toContain(status)
    }
    expect(await peak(server)).toBeLessThan(before + 300 * megabyte)
    expect(incoming(folder)).toEqual([])
  })

  const zeros = () => deflateSync(Buffer.alloc(400 * megabyte))
  const profileBomb = () => chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), zeros()]))
  const textBomb = () => chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), zeros()]))

  function chunk(type: string, data: Buffer): Buffer {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    ends.writeUInt32BE(crc32(named), 4)
    return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
  }

  /** A sound PNG with one more chunk behind its header, which ends at byte 33. */
  async function behindHeader(more: Buffer): Promise<Buffer> {
    const bytes = await photo()
    return Buffer.concat([bytes.subarray(0, 33), more, bytes.subarray(33)])
  }
})
