import { currentToken } from '../../shell/api/token.ts'
import { readEvents } from './event-reader.ts'

/** What somebody has not read: how many notifications, and the id of the newest. */
export interface Unread {
  readonly unread: number
  readonly newest: string | null
}

interface Known {
  /** The id of the last event. */
  readonly id: string
  readonly unread: Unread
}

/** Pauses before connecting again, in milliseconds: the first, doubled with each failure, and the longest. */
const pauses = { first: 2_000, longest: 300_000 } as const

const channelOf = (account: string) => `captain-notifications-${account}`

/** Sends every page of this browser what an account has not read, for those that have no stream at the moment. */
export function shareUnread(account: string, unread: Unread): void {
  const channel = new BroadcastChannel(channelOf(account))
  // The id that the server gives an event of this.
  const known: Known = { id: `${unread.unread}.${unread.newest ?? ''}`, unread }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  channel.postMessage(known)
  channel.close()
}

/**
 * Calls `show` with what an account has not read, now and whenever it changes; returns what ends that. One visible tab
 * of a browser has the stream and notifies the others. It needs a token but renews none: an expired one is renewed by
 * what people do, not by a page that is merely open.
 */
export function watchUnread(account: string, show: (unread: Unread) => void): () => void {
  const name = channelOf(account)
  const channel = new BroadcastChannel(name)
  const ended = new AbortController()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  const share = (message: Known | 'asking') => channel.postMessage(message)
  let last: Known | undefined
  let streaming: AbortController | undefined
  let wake = () => {}

  const learn = (known: Known) => {
    last = known
    show(known.unread)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Known | 'asking'>) => {
    if (data !== 'asking') learn(data)
    else if (streaming && last) share(last)
  })

  const isHidden = () => document.visibilityState === 'hidden'
  const onVisibility = () => {
    if (isHidden()) streaming?.abort()
    wake()
  }
  document.addEventListener('visibilitychange', onVisibility)

  /** Waits for a while, or until the tab comes into sight or leaves it. */
  const rest = (time?: number) =>
    new Promise<void>((resolve) => {
      const timer = time === undefined ? undefined : setTimeout(resolve, time)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  /** Reads one stream to its end; returns whether it sent an event. */
  async function stream(token: string, signal: AbortSignal): Promise<boolean> {
    const response = await fetch('/api/v1/authorized/notifications/events', {
      signal,
      headers: {
        Accept: 'text/event-stream',
        Authorization: `Bearer ${token}`,
        ...(last && { 'Last-Event-ID': last.id }),
      },
    })
    if (!response.ok || !response.body) return false
    await readEvents(response.body, ({ id, data }) => {
      const known = { id, unread: JSON.parse(data) as Unread }
      learn(known)
      share(known)
    })
    return true
  }

  async function streamWhileSeen(): Promise<void> {
    let failures = 0
    while (!ended.signal.aborted && !isHidden()) {
      const token = currentToken()
      streaming = new AbortController()
      const wasOpen = token !== undefined && (await stream(token, streaming.signal).catch(() => false))
      // One that failed here may be open still at the server.
      streaming.abort()
      streaming = undefined
      if (ended.signal.aborted || isHidden()) return
      failures = wasOpen ? 0 : failures + 1
      const pause = Math.min(pauses.first * 2 ** failures, pauses.longest)
      // Those that a server has dropped together do not come back together.
      await rest(pause * (0.5 + Math.random()))
    }
  }

  async function run(): Promise<void> {
    share('asking')
    while (!ended.signal.aborted) {
      if (isHidden()) await rest()
      // Without locks, on a page that is not secure, each tab has its own stream.
      else if (!navigator.locks) await streamWhileSeen()
      else await navigator.locks.request(name, { signal: ended.signal }, streamWhileSeen)
    }
  }

  run().catch(() => {})
  return () => {
    ended.abort()
    streaming?.abort()
    wake()
    document.removeEventListener('visibilitychange', onVisibility)
    channel.close()
  }
}
