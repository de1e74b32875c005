import { connect } from 'node:net'
import sharp from 'sharp'
import type { Random } from '../fuzz/random.ts'
import type { Send } from '../fuzz/people.ts'

/** One thing that somebody who means harm does again and again; what it is answered is counted with the rest. */
export type HostileAction = (target: Target) => Promise<readonly number[]>

export interface Target {
  readonly port: number
  readonly send: Send
  /** The headers of an administrator. */
  readonly admin: () => Promise<Readonly<Record<string, string>>>
  readonly random: Random
}

const tenants = '/api/v1/authorized/tenants'
const json = { 'content-type': 'application/json' }

async function post({ send, admin }: Target, url: string, body: unknown): Promise<number> {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  return (await send({ method: 'POST', url, headers: { ...(await admin()), ...json }, payload })).status
}

async function get({ send, admin }: Target, url: string): Promise<number> {
  return (await send({ method: 'GET', url, headers: await admin() })).status
}

const article = (text: string, number: number) => ({
  title: `長い記事 ${number}`,
  slug: `long-${number}`,
  body: { blocks: [{ type: 'paragraph', data: { text } }] },
})

/** Marks within marks, deeper than anybody writes. */
const deepMarks: HostileAction = async (target) => {
  const depth = 5 + target.random.int(2_400)
  const text = `${'<b><i>'.repeat(depth)}x${'</i></b>'.repeat(depth)}`.slice(0, 20_000)
  return [await post(target, `${tenants}/toki-tsumugi-cafe/article`, article(text, target.random.int(1e9)))]
}

const deepJson: HostileAction = async (target) => {
  const depth = 200 + target.random.int(50_000)
  return [await post(target, `${tenants}/myturn-games/news`, '['.repeat(depth) + ']'.repeat(depth))]
}

const farDays: HostileAction = async (target) => [
  await post(target, `${tenants}/toki-tsumugi-cafe/business-schedule/series`, {
    record: { date: target.random.pick(['9999-12-01', '2999-12-30', '1868-01-01', '2026-12-01']), kind: 'closed' },
    until: target.random.pick(['9999-12-31', '2999-12-31', '+010000-01-01', '2027-01-10']),
  }),
]

const largeBodies: HostileAction = async (target) => {
  const blocks = Array.from({ length: 18 }, () => ({ type: 'paragraph', data: { text: '本文'.repeat(3_300) } }))
  const body = { ...article('', target.random.int(1e9)), body: { blocks } }
  return [await post(target, `${tenants}/toki-tsumugi-cafe/article`, body)]
}

const longLists: HostileAction = async (target) => [
  await get(target, `${tenants}/toki-tsumugi-cafe/article?range=[0,999]&include=["body"]`),
  await get(target, '/api/v1/tenants/toki-tsumugi-cafe/article?range=[0,99]&body=html'),
]

/** All that the list finds goes to the trash, comes back, and goes for good. */
const manyAtOnce: HostileAction = async (target) => {
  const { send, admin } = target
  const list = async (trashed: boolean): Promise<readonly Record<string, unknown>[]> => {
    const filter = encodeURIComponent(JSON.stringify({ q: '長い記事', ...(trashed && { trashed }) }))
    const url = `${tenants}/toki-tsumugi-cafe/article?range=[0,999]&filter=${filter}`
    const { status, text } = await send({ method: 'GET', url, headers: await admin() })
    return status === 200 ? (JSON.parse(text) as Record<string, unknown>[]) : []
  }
  const records = (found: readonly Record<string, unknown>[]) => found.map(({ id, version }) => ({ id, version }))
  const step = (name: string, found: readonly Record<string, unknown>[]) =>
    post(target, `${tenants}/toki-tsumugi-cafe/article/${name}`, { records: records(found) })
  const statuses = [await step('deletions', await list(false)), await step('restorations', await list(true))]
  // What is purged makes room for what comes; in small calls it always goes.
  statuses.push(await step('deletions', (await list(false)).slice(0, 20)))
  statuses.push(await step('purges', (await list(true)).slice(0, 20)))
  return statuses
}

let bomb: Promise<Buffer> | undefined

/** A picture of few bytes and many pixels. */
const largePicture: HostileAction = async ({ send, admin }) => {
  bomb ??= sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: '#c60' } })
    .avif({ effort: 0 })
    .toBuffer()
  const boundary = 'soak-boundary'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.avif"\r\nContent-Type: image/avif\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), await bomb, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const { status } = await send({
    method: 'POST',
    url: `${tenants}/myturn-games/uploads`,
    headers: { ...(await admin()), 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  })
  return [status]
}

const wrongPasswords: HostileAction = async ({ send, random }) => {
  const { status } = await send({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    headers: { ...json, origin: 'http://localhost', 'x-forwarded-for': `203.0.113.${random.int(250)}` },
    payload: JSON.stringify({ email: 'reader@captain.example', password: `guess ${random.int(1e9)}` }),
  })
  return [status]
}

/** Sockets that say nothing, or half of something, and then go. */
const idleSockets: HostileAction = async ({ port, random }) => {
  const sockets = Array.from({ length: 10 }, () => connect(port, '127.0.0.1').on('error', () => {}))
  for (const socket of sockets) {
    const opening = random.pick([
      '',
      'GET / HTTP/1.1\r\nHost: a\r\n',
      `POST /api/v1/setup HTTP/1.1\r\nContent-Length: 9\r\n\r\n`,
    ])
    socket.write(opening)
  }
  await new Promise((resume) => setTimeout(resume, 1_000))
  for (const socket of sockets) socket.destroy()
  return []
}

export const hostileActions: readonly HostileAction[] = [
  deepMarks,
  deepJson,
  farDays,
  largeBodies,
  longLists,
  manyAtOnce,
  largePicture,
  wrongPasswords,
  idleSockets,
]
