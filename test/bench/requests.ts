import { connectSqlite } from '../../server/db/sqlite-connection.ts'
import type { NextRequest, OnAnswer } from './client.ts'
import { newsBody } from './sample-news.ts'
import { randomInt } from './random.ts'
import { connections } from './round.ts'

export type OperationName = 'list' | 'read' | 'create' | 'update'

interface Known {
  readonly slug: string
  readonly id: string
}

/** How many records each connection keeps updating at most. */
const maxOwnRecords = 200

/** The requests of each operation: random tenants, pages and records, the same kinds for every target. */
export function requestsOf(file: string, token: string) {
  const known = recordsIn(file)
  const own = Math.min(maxOwnRecords, Math.floor(known.length / connections))
  const updated = new Map<string, Record<string, unknown>>()
  const pending = new Map<string, string>()
  let created = 0

  const request = (method: string, path: string, body?: object): string => {
    const head = `${method} /api/v1/authorized/tenants/${path} HTTP/1.1\r\nhost: localhost:3000\r\nauthorization: Bearer ${token}\r\n`
    if (!body) return `${head}\r\n`
    const text = JSON.stringify(body)
    return `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
  }
  const any = () => known[randomInt(known.length)]!

  return (target: string, operation: OperationName): { next: NextRequest; answered?: OnAnswer } => {
    switch (operation) {
      case 'list': {
        const segment = target === 'counted' ? 'news-counted' : 'news'
        return {
          next: () =>
            request(
              'GET',
              `${any().slug}/${segment}?sort=["publishAt","DESC"]&range=${page()}&filter={}`.replaceAll('"', '%22'),
            ),
        }
      }
      case 'read':
        return {
          next: () => {
            const { slug, id } = any()
            return request('GET', `${slug}/news/${id}`)
          },
        }
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

const page = (): string => {
  const from = 25 * randomInt(4)
  return `[${from},${from + 24}]`
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
