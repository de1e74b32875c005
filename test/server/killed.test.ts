// @module-tag full
// @module-tag sqlite
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import SqliteConnection from 'better-sqlite3'
import { expect, test, vi } from 'vitest'
import { scratchFolder } from './support/scratch-folder.ts'
import { kill, spawnServer, type SpawnedServer } from './support/spawn-server.ts'
import { fileHead, multipart, multipartType, paper, photo } from './support/upload-files.ts'

vi.setConfig({ testTimeout: 240_000 })

const base = '/api/v1/authorized/tenants/funaneco-jp'

interface Said {
  readonly status: number
  readonly body: any
}

/** Calls a server; undefined when it was killed before it had answered. */
async function call(
  { port, token }: SpawnedServer,
  method: string,
  url: string,
  body?: object | Buffer,
): Promise<Said | undefined> {
  try {
    const isFile = Buffer.isBuffer(body)
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': isFile ? multipartType : 'application/json' }),
      },
      ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text ? JSON.parse(text) : undefined }
  } catch {
    return undefined
  }
}

/** What the server has acknowledged, and must have for ever. */
interface Acknowledged {
  /** The newest title that was acknowledged of a record; of one whose change was not answered, also the one it may have. */
  readonly records: Map<string, { titles: readonly string[]; trashed: 'no' | 'yes' | 'perhaps' }>
  readonly uploads: { readonly src: string; readonly bytes: number | undefined }[]
}

const files = [
  { name: 'a.pdf', bytes: paper(), isKeptAsItIs: true },
  { name: 'b.png', bytes: await photo(700, 500), isKeptAsItIs: false },
]

/** Writes until the server is gone: makes records, changes them, moves some to the trash, uploads. */
async function writeOn(server: SpawnedServer, writer: string, { records, uploads }: Acknowledged): Promise<void> {
  for (let step = 0; ; step += 1) {
    const title = `質問 ${writer}-${step}`
    const answer = { blocks: [{ id: 'one', type: 'paragraph', data: { text: title } }] }
    const made = await call(server, 'POST', `${base}/faq`, { question: title, answer, category: 'general' })
    if (!made) return
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const { id, version } = made.body as { id: string; version: number }
    const known = { titles: [title], trashed: 'no' as 'no' | 'yes' | 'perhaps' }
    records.set(id, known)
    if (step % 2 === 0) {
      known.titles = [title, `${title} 改`]
      const changed = await call(server, 'PUT', `${base}/faq/${id}`, { question: `${title} 改`, version })
      if (!changed) return
      expect(changed.status, JSON.stringify(changed.body)).toBe(200)
      known.titles = [`${title} 改`]
    }
    if (step % 3 === 0) {
      known.trashed = 'perhaps'
      const gone = await call(server, 'DELETE', `${base}/faq/${id}`)
      if (!gone) return
      expect(gone.status).toBeLessThan(300)
      known.trashed = 'yes'
    }
    const { name, bytes: file, isKeptAsItIs } = files[step % 2]!
    // A file of its own each time: a library keeps the same bytes once.
    const bytes = Buffer.concat([file, Buffer.from(`${writer}-${step}`)])
    const sent = await call(server, 'POST', `${base}/uploads`, multipart([{ head: fileHead(name), bytes }]))
    if (!sent) return
    expect(sent.status).toBe(201)
    uploads.push({ src: sent.body.src, bytes: isKeptAsItIs ? bytes.length : undefined })
  }
}

test('a server killed again and again while people write has all that it acknowledged, whole', async () => {
  const folder = scratchFolder()
  const acknowledged: Acknowledged = { records: new Map(), uploads: [] }
  for (let round = 0; round < 3; round += 1) {
    const server = await spawnServer(folder)
    const before = acknowledged.records.size + acknowledged.uploads.length
    const writers = Array.from({ length: 4 }, (_, index) => writeOn(server, `${round}-${index}`, acknowledged))
    // Amid the work, after another amount of it each time.
    const amid = async () => {
      while (acknowledged.records.size + acknowledged.uploads.length < before + 8 + round * 5) await setImmediate()
    }
    await Promise.race([amid(), Promise.all(writers)])
    await kill(server)
    await Promise.all(writers)
  }

  const last = await spawnServer(folder)
  const listed = (await call(last, 'GET', `${base}/uploads?range=[0,999]`))!.body as {
    src: string
    width: number | null
  }[]
  expect(listed.map(({ src }) => src)).toEqual(expect.arrayContaining(acknowledged.uploads.map(({ src }) => src)))
  for (const { src, width } of listed) {
    for (const address of width === null ? [src] : [src, src.replace('.', '-320.'), src.replace('.', '-640.')]) {
      const answer = await fetch(`http://127.0.0.1:${last.port}${address}`, { headers: { host: 'localhost:3000' } })
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(answer.status, address).toBe(200)
      if (width === null) expect(bytes.subarray(0, files[0]!.bytes.length).equals(files[0]!.bytes), address).toBe(true)
      // A WebP says its own length.
      else expect(bytes.readUInt32LE(4) + 8, address).toBe(bytes.length)
    }
  }
  await kill(last)
  const sqlite = new SqliteConnection(join(folder, 'captain.sqlite'))
  expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(sqlite.pragma('foreign_key_check')).toEqual([])
  const row = sqlite.prepare<[string], { question: string; trashedAt: string | null }>(
    'SELECT * FROM faq WHERE "id" = ?',
  )
  for (const [id, { titles, trashed }] of acknowledged.records) {
    const kept = row.get(id)
    expect(titles, id).toContain(kept?.question)
    if (trashed !== 'perhaps') expect(kept!.trashedAt !== null, id).toBe(trashed === 'yes')
  }
  sqlite.close()
})
