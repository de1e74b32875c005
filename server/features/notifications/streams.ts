import { PassThrough, type Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { Store } from '../../kernel/records/context.ts'
import { notificationMailsDue, notificationsChanged } from './notify.ts'
import { unreadOf, unreadStamps, type Unread } from './notifications.ts'

/** How often changes that other servers made are looked for, in milliseconds. */
const lookEvery = 5_000
/** How long a stream is silent at most, in milliseconds: proxies and browsers drop what says nothing. */
const silentMost = 15_000
/** How often it is looked up whether the session of a stream still lives, in milliseconds. */
const checkEvery = 30_000
/** How long a stream lasts, in milliseconds: its client reconnects, with a token that is still valid. */
const lasts = 15 * 60_000
/** The most streams of an account, and of a server. */
const mostPerAccount = 10
const mostInAll = 500

export interface StreamsOptions {
  readonly store: Store
  readonly operator: () => Promise<string | undefined>
  /** Whether a session of an account still lives. */
  readonly isLive: (session: string, account: string) => Promise<boolean>
  readonly log: Pick<FastifyBaseLogger, 'error'>
  /** How long a stream lasts, if not as usual. */
  readonly lasts?: number | undefined
}

/** Who listens, and the id of the last event that they know. */
export interface StreamOf {
  readonly account: string
  readonly session: string
  readonly lastEvent: string | undefined
}

export interface Streams {
  /**
   * A stream of events for an account; undefined if there are too many. An event says what the account has not read, and
   * its id stands for just that: a client with the id of the last event gets another only if something differs.
   */
  open(of: StreamOf): Readable | undefined
  /** Looks at once for what a tick of the clock does. */
  tick(now?: number): Promise<void>
  /** How many are open. */
  readonly size: () => number
  close(): void
}

interface OpenStream {
  readonly account: string
  readonly session: string
  readonly out: PassThrough
  readonly openedAt: number
  saidAt: number
  checkedAt: number
  lastEvent: string | undefined
  /** Whether it knows what its account has not read. */
  isUpToDate: boolean
}

/** The streams that notify captain's pages. The table is the truth; streams only say that it changed. */
export function notificationStreams({ store, operator, isLive, log, ...options }: StreamsOptions): Streams {
  const { database } = store
  const open = new Set<OpenStream>()
  /** What each account had not read when it was last looked. */
  const stamps = new Map<string, string | undefined>()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let again = false
  let isClosed = false

  /** Looks for changes; however often it is called while looking, it looks once more. */
  function look(): Promise<void> {
    again = true
    looking ??= lookOften().finally(() => {
      looking = undefined
    })
    return looking
  }

  async function lookOften(): Promise<void> {
    while (again && open.size > 0) {
      again = false
      const streams = Map.groupBy(open, ({ account }) => account)
      const found = await database.read(null, () => unreadStamps(store, [...streams.keys()]))
      for (const [account, own] of streams) {
        const stamp = found.get(account)
        if (own.every(({ isUpToDate }) => isUpToDate) && stamps.get(account) === stamp) continue
        // A failure for one account is retried by the next look, and does not hold up the others.
        await sendUnread(account).then(() => listens(account) && stamps.set(account, stamp), note)
      }
    }
  }

  /** Sends the streams of an account what it has not read, unless they are up to date. */
  async function sendUnread(account: string): Promise<void> {
    const owner = await operator()
    if (owner === undefined) return
    const unread = await database.read(owner, () => unreadOf(store, owner, account))
    const event = idOf(unread)
    for (const stream of open) {
      if (stream.account !== account) continue
      stream.isUpToDate = true
      if (stream.lastEvent === event) continue
      stream.lastEvent = event
      say(stream, `id: ${event}\nevent: unread\ndata: ${JSON.stringify(unread)}\n\n`)
    }
  }

  function say(stream: OpenStream, text: string): void {
    stream.saidAt = Date.now()
    stream.out.write(text)
  }

  const listens = (account: string): boolean => [...open].some((stream) => stream.account === account)

  /** Ends a stream: it gets no more events and takes no place, however late its reader reaches its end. */
  function end(stream: OpenStream): void {
    if (!open.delete(stream)) return
    stream.out.end()
    if (!listens(stream.account)) stamps.delete(stream.account)
    if (open.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  async function tick(now = Date.now()): Promise<void> {
    for (const stream of open) await keep(stream, now).catch(note)
    await look()
  }

  /** Says something on a stream that was silent for long, or ends it. */
  async function keep(stream: OpenStream, now: number): Promise<void> {
    if (now - stream.openedAt >= (options.lasts ?? lasts)) return end(stream)
    if (now - stream.checkedAt >= checkEvery) {
      stream.checkedAt = now
      if (!(await isLive(stream.session, stream.account))) return end(stream)
      // A membership may have ended, which nothing announces.
      stream.isUpToDate = false
    }
    if (open.has(stream) && now - stream.saidAt >= silentMost) say(stream, ':\n\n')
  }

  const note = (error: unknown): void => log.error({ err: error }, 'notifications not sent')
  const attempt = (work: () => Promise<void>) => () => void work().catch(note)

  const stopListening = [notificationsChanged, notificationMailsDue].map((what) =>
    database.onAnnounced(what, attempt(look)),
  )

  return {
    open({ account, session, lastEvent }) {
      const own = [...open].filter((stream) => stream.account === account)
      if (isClosed || open.size >= mostInAll || own.length >= mostPerAccount) return undefined
      const now = Date.now()
      const out = new PassThrough()
      const stream = { account, session, out, openedAt: now, saidAt: now, checkedAt: now, lastEvent, isUpToDate: false }
      open.add(stream)
      out.once('close', () => end(stream))
      timer ??= setInterval(attempt(tick), lookEvery).unref()
      out.write(':\n\n')
      attempt(async () => {
        await look()
        if (options.lasts === 0) end(stream)
      })()
      return out
    },
    tick,
    size: () => open.size,
    close() {
      isClosed = true
      for (const stop of stopListening) stop()
      for (const stream of open) end(stream)
    },
  }
}

const idOf = ({ unread, newest }: Unread): string => `${unread}.${newest ?? ''}`
