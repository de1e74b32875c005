import type { Readable } from 'node:stream'
import { eventStreams, type EventStream, type EventStreamsOptions } from '../../kernel/requests/event-streams.ts'
import type { Store } from '../../kernel/records/context.ts'
import { notificationMailsDue, notificationsChanged } from './notify.ts'
import { unreadOf, unreadStamps, type Unread } from './notifications.ts'

export interface StreamsOptions extends Pick<EventStreamsOptions<Listener>, 'log' | 'lasts'> {
  readonly store: Store
  readonly operator: () => Promise<string | undefined>
  /** Whether a session of an account still lives. */
  readonly isLive: (session: string, account: string) => Promise<boolean>
}

interface Listener {
  readonly account: string
  readonly session: string
}

/** Who listens, and the id of the last event that they know. */
export interface StreamOf extends Listener {
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

/** The streams that notify captain's pages. The table is the truth; streams only say that it changed. */
export function notificationStreams({ store, operator, isLive, log, lasts }: StreamsOptions): Streams {
  const { database } = store
  /** What each account had not read when it was last looked. */
  const stamps = new Map<string, string | undefined>()
  const streams = eventStreams<Listener>({
    fault: 'notifications not sent',
    lookEvery: 5_000,
    mostOfOne: 10,
    oneOf: ({ account }) => account,
    look,
    mayGoOn: ({ session, account }) => isLive(session, account),
    log,
    lasts,
  })

  async function look(open: ReadonlySet<EventStream<Listener>>): Promise<void> {
    const ofAccounts = Map.groupBy(open, ({ listener }) => listener.account)
    for (const account of stamps.keys()) if (!ofAccounts.has(account)) stamps.delete(account)
    const found = await database.read(null, () => unreadStamps(store, [...ofAccounts.keys()]))
    for (const [account, own] of ofAccounts) {
      const stamp = found.get(account)
      if (own.every(({ isUpToDate }) => isUpToDate) && stamps.get(account) === stamp) continue
      // A failure for one account is retried by the next look, and does not hold up the others.
      await sendUnread(account, own).then(
        () => stamps.set(account, stamp),
        (error: unknown) => log.error({ err: error }, 'notifications not sent'),
      )
    }
  }

  /** Sends the streams of an account what it has not read. */
  async function sendUnread(account: string, own: readonly EventStream<Listener>[]): Promise<void> {
    const owner = await operator()
    if (owner === undefined) return
    const unread = await database.read(owner, () => unreadOf(store, owner, account))
    for (const stream of own) {
      stream.isUpToDate = true
      stream.send({ id: idOf(unread), name: 'unread', data: unread })
    }
  }

  const stopListening = [notificationsChanged, notificationMailsDue].map((what) =>
    database.onAnnounced(what, streams.hint),
  )

  return {
    ...streams,
    open: ({ lastEvent, ...listener }) => streams.open(listener, lastEvent),
    close() {
      for (const stop of stopListening) stop()
      streams.close()
    },
  }
}

const idOf = ({ unread, newest }: Unread): string => `${unread}.${newest ?? ''}`
