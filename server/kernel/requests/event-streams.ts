import { PassThrough, type Readable } from 'node:stream'
import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import { ApiError } from '../../base/errors/api-error.ts'

/** How long a stream is silent at most, in milliseconds: proxies and browsers drop what says nothing. */
const silentMost = 15_000
/** How often it is asked whether a stream may go on, in milliseconds. */
const checkEvery = 30_000
/** How long a stream lasts, in milliseconds: its client reconnects, with a token that is still valid. */
const lasts = 15 * 60_000
/** The most streams of one kind that a server has open. */
const mostInAll = 500

/** A stream of events that somebody reads. */
export interface EventStream<L> {
  /** Who listens, and what is known of them. */
  readonly listener: L
  /** The id of the last event that they know. */
  readonly lastEvent: string | undefined
  /** Whether nothing has to be looked up for it, as long as nothing changes. */
  isUpToDate: boolean
  /** Sends an event, unless it is the last one that they know. */
  send(event: { readonly id: string; readonly name: string; readonly data: unknown }): void
  /** Ends it: it gets no more events and takes no place, however late its reader reaches its end. */
  end(): void
}

export interface EventStreamsOptions<L> {
  /** What is noted in the log where a look fails. */
  readonly fault: string
  /** How often changes that other servers made are looked for, in milliseconds. */
  readonly lookEvery: number
  /** The most streams of one listener, and what these are counted by. */
  readonly mostOfOne: number
  readonly oneOf: (listener: L) => string
  /** Sends all that are open what they do not know yet. */
  readonly look: (open: ReadonlySet<EventStream<L>>) => Promise<void>
  /** Whether a stream may go on; by default, it may. */
  readonly mayGoOn?: (listener: L) => Promise<boolean>
  readonly log: Pick<FastifyBaseLogger, 'error'>
  /** How long a stream lasts, if not as usual. */
  readonly lasts?: number | undefined
}

export interface EventStreams<L> {
  /** A stream of events for a listener; undefined if there are too many. */
  open(listener: L, lastEvent: string | undefined): Readable | undefined
  /** Looks for changes; however often it is called while looking, it looks once more. */
  look(): Promise<void>
  /** The same, where nobody waits for it. */
  hint(): void
  /** Looks at once for what a tick of the clock does. */
  tick(now?: number): Promise<void>
  /** How many are open. */
  readonly size: () => number
  close(): void
}

interface OpenStream<L> extends EventStream<L> {
  readonly out: PassThrough
  readonly openedAt: number
  saidAt: number
  checkedAt: number
  lastEvent: string | undefined
}

/** Streams that say that something changed. A table is the truth: each server looks there for what others did. */
export function eventStreams<L>({ look: lookAt, log, ...options }: EventStreamsOptions<L>): EventStreams<L> {
  const open = new Set<OpenStream<L>>()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let again = false
  let isClosed = false

  const note = (error: unknown): void => log.error({ err: error }, options.fault)
  const attempt = (work: () => Promise<void>) => () => void work().catch(note)

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
      await lookAt(open)
    }
  }

  function say(stream: OpenStream<L>, text: string): void {
    stream.saidAt = Date.now()
    stream.out.write(text)
  }

  function end(stream: OpenStream<L>): void {
    if (!open.delete(stream)) return
    stream.out.end()
    if (open.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  async function tick(now = Date.now()): Promise<void> {
    for (const stream of open) await keep(stream, now).catch(note)
    await look()
  }

  /** Says something on a stream that was silent for long, or ends it. */
  async function keep(stream: OpenStream<L>, now: number): Promise<void> {
    if (now - stream.openedAt >= (options.lasts ?? lasts)) return end(stream)
    if (now - stream.checkedAt >= checkEvery) {
      stream.checkedAt = now
      if (options.mayGoOn && !(await options.mayGoOn(stream.listener))) return end(stream)
      // What time alone has changed, nothing announces.
      stream.isUpToDate = false
    }
    if (open.has(stream) && now - stream.saidAt >= silentMost) say(stream, ':\n\n')
  }

  return {
    open(listener, lastEvent) {
      const one = options.oneOf(listener)
      const own = [...open].filter((stream) => options.oneOf(stream.listener) === one)
      if (isClosed || open.size >= mostInAll || own.length >= options.mostOfOne) return undefined
      const now = Date.now()
      const out = new PassThrough()
      const stream: OpenStream<L> = {
        listener,
        out,
        openedAt: now,
        saidAt: now,
        checkedAt: now,
        lastEvent,
        isUpToDate: false,
        send({ id, name, data }) {
          if (stream.lastEvent === id || !open.has(stream)) return
          stream.lastEvent = id
          say(stream, `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
        },
        end: () => end(stream),
      }
      open.add(stream)
      out.once('close', () => end(stream))
      timer ??= setInterval(attempt(tick), options.lookEvery).unref()
      out.write(':\n\n')
      attempt(async () => {
        await look()
        if (options.lasts === 0) end(stream)
      })()
      return out
    },
    look,
    hint: attempt(look),
    tick,
    size: () => open.size,
    close() {
      isClosed = true
      for (const stream of open) end(stream)
    },
  }
}

/** What the document says of an answer that is a stream of events. */
export const eventStreamAnswer = {
  description: 'Events, until one side ends the stream.',
  content: { 'text/event-stream': { schema: { type: 'string' } } },
} as const

/** Answers with a stream of events; throws 429 where there are too many. */
export function sendEvents(reply: FastifyReply, stream: Readable | undefined): FastifyReply {
  if (!stream) throw new ApiError(429, undefined, { retryAfter: 60 })
  // Its connection is of no use to others: kept open after the end, it would delay the stop of the server.
  return reply.type(eventStreamType).headers({ connection: 'close', 'x-accel-buffering': 'no' }).send(stream)
}

export const eventStreamType = 'text/event-stream; charset=utf-8'
