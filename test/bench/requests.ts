import { connectSqlite } from '../../server/base/db/sqlite-connection.ts'
import type { NextRequest, OnAnswer } from './client.ts'
import { newsBody } from './sample-news.ts'
import { randomInt } from './random.ts'
import { connections } from './round.ts'

/** `list` asks for pages that nobody has asked for lately, `same list` for a few again and again, `unchanged list` with the tag too. */
export const operationNames = [
  'list',
  'same list',
  'read',
  'unchanged list',
  'unchanged read',
  'create',
  'update',
] as const
export type OperationName = (typeof operationNames)[number]

interface Known {
  readonly slug: string
  readonly id: string
}

/** How many records each connection keeps updating at most. */
const maxOwnRecords = 200

/** How many records are read again and again to be told that they are as they were. */
const readAgain = 500

/** The requests of each operation: random tenants, pages and records, the same kinds for every target. */
export function requestsOf(file: string, token: string) {
  const known = recordsIn(file)
  const own = Math.min(maxOwnRecords, Math.floor(known.length / connections))
  const updated = new Map<string, Record<string, unknown>>()
  const pending = new Map<string, string>()
  let created = 0

  const request = (method: string, path: string, body?: object, tag?: string): string => {
    const held = tag === undefined ? '' : `if-none-match: ${tag}\r\n`
    const head = `${method} /api/v1/authorized/tenants/${path} HTTP/1.1\r\nhost: localhost:3000\r\nauthorization: Bearer ${token}\r\n${held}`
    if (!body) return `${head}\r\n`
    const text = JSON.stringify(body)
    return `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
  }
  const any = (among = known.length) => known[randomInt(among)]!
  const listPath = (segment: string, range: readonly [from: number, to: number]): string =>
    `${any().slug}/${segment}?sort=["publishAt","DESC"]&range=[${range.join()}]&filter={}`.replaceAll('"', '%22')
  const readPath = (among?: number): string => {
    const { slug, id } = any(among)
    return `${slug}/news/${id}`
  }
  /** Asks for what was answered before with the tag of that answer. */
  const again = (path: () => string): { next: NextRequest; answered: OnAnswer } => {
    const tags = new Map<string, string>()
    const asked = new Map<number, string>()
    return {
      next: (connection) => {
        const one = path()
        asked.set(connection, one)
        return request('GET', one, undefined, tags.get(one))
      },
      answered: (connection, _body, head) =>
        void tags.set(asked.get(connection)!, /^etag: (.*)$/m.exec(head)![1]!.trim()),
    }
  }

  return (target: string, operation: OperationName): { next: NextRequest; answered?: OnAnswer } => {
    switch (operation) {
      case 'list':
        return { next: () => request('GET', listPath(target === 'counted' ? 'news-counted' : 'news', anyRange())) }
      case 'same list':
        return { next: () => request('GET', listPath('news', page())) }
      case 'read':
        return { next: () => request('GET', readPath()) }
      case 'unchanged list':
        return again(() => listPath('news', page()))
      case 'unchanged read':
        return again(() => readPath(readAgain))
      case 'create':
        return {
          next: () => request('POST', `${any().slug}/news`, newsBody(`${target}-${(created += 1)}-${process.pid}`)),
        }
      case 'update':
        // Each connection has records of its own, so that nobody meets a version somebody else made.
        return {
          next: (connection) => {
            const { slug, id } = known[connection * own + randomInt(own)]!
            const key = `${target} ${id}`
            pending.set(`${target} ${connection}`, key)
            const record = updated.get(key) ?? { version: 1, ...newsBody(id), status: undefined }
            return request('PUT', `${slug}/news/${id}`, { ...record, title: `更新のお知らせ ${randomInt(1_000_000)}` })
          },
          answered: (connection, body) =>
            void updated.set(pending.get(`${target} ${connection}`)!, JSON.parse(body()) as Record<string, unknown>),
        }
    }
  }
}

/** One of the first four pages. */
const page = (): readonly [from: number, to: number] => {
  const from = 25 * randomInt(4)
  return [from, from + 24]
}

/** 15 to 35 records among the first 111: of each tenant more ranges than are kept of all. */
const anyRange = (): readonly [from: number, to: number] => {
  const from = randomInt(76)
  return [from, from + 14 + randomInt(21)]
}

function recordsIn(file: string): readonly Known[] {
  const { sqlite, close } = connectSqlite(file)
  const rows = sqlite
    .prepare(`SELECT t."slug" AS slug, n."id" AS id FROM news n JOIN tenant t ON t."id" = n.tenant_id ORDER BY n."id"`)
    .all() as Known[]
  void close()
  // From all tenants alike, not the first alone.
  return rows.map((_, index) => rows[(index * 7919) % rows.length]!)
}
