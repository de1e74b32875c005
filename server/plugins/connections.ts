import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { proxiesOf, type Env } from '../base/env.ts'
import { networkOf } from '../base/network/public-ip.ts'

/** How long a connection may keep the server waiting, in milliseconds; for bodies see `slow-bodies.ts`. */
export const connectionTimes = {
  /** Between two requests: reconnecting is cheap. */
  keepAliveTimeout: 5_000,
  /** For accepting any part of a response. */
  connectionTimeout: 30_000,
  http: {
    /**
     * From acceptance, or the first byte of a later request, to the end of the headers: seconds are enough even on a
     * bad line. Including the interval of the checks, a silent client stays connected for less than 8 seconds.
     */
    headersTimeout: 6_000,
    connectionsCheckingInterval: 1_000,
    /** Disabled: bodies have their own limits, based on progress. */
    requestTimeout: 0,
  },
} as const

export interface ConnectionLimits {
  /** The maximum number of connections. */
  readonly inAll: number
  /** The maximum per address; for IPv6 per /64 network, which is what one customer has. */
  readonly perAddress: number
}

/** As many as one process serves well; more would only wait for each other. */
const maxConnections = 2_000
/** An office behind one address: thirty people with the six connections that a browser opens. */
const maxPerAddress = 200
/** The assumed limit of file handles if it cannot be read. */
const defaultHandles = 1_024

/**
 * Half of the available file handles are for connections, the other half for files, the database and outgoing requests:
 * a process without handles cannot accept anyone. No address gets more than half of the connections.
 */
export function connectionLimits(handles = handlesAllowed()): ConnectionLimits {
  const inAll = Math.min(maxConnections, Math.floor(handles / 2))
  return { inAll, perAddress: Math.min(maxPerAddress, Math.floor(inAll / 2)) }
}

/** `Max open files` as reported by Linux; Node has already raised the soft limit to the hard one. */
function handlesAllowed(): number {
  try {
    const [, allowed] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return Number(allowed ?? defaultHandles)
  } catch {
    return defaultHandles
  }
}

/** The minimum interval between warnings, in milliseconds, so that opening endless connections cannot flood the log. */
const warningInterval = 60_000

/**
 * Limits the number of connections, in total and per address, so that one place cannot keep others out, and closes
 * those that do not read their responses. The proxies in TRUST_PROXY act for many clients and have no limit of their
 * own.
 */
export function limitConnections(app: FastifyInstance, { TRUST_PROXY }: Env, limits: ConnectionLimits): void {
  const isProxy = TRUST_PROXY ? proxiesOf(TRUST_PROXY) : () => false
  const counts = new Map<string, number>()
  let warnedAt = -Infinity

  function warn(what: string): void {
    if (performance.now() - warnedAt < warningInterval) return
    warnedAt = performance.now()
    app.log.warn(limits, what)
  }

  app.server.maxConnections = limits.inAll
  app.server.on('drop', () => warn('there are as many connections as there may be: more are refused'))
  // Before the HTTP server sees it: a refused connection costs no parser.
  app.server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || isProxy(remoteAddress, 0)) return
    const place = networkOf(remoteAddress, 64)
    const count = (counts.get(place) ?? 0) + 1
    counts.set(place, count)
    socket.once('close', () => {
      const left = counts.get(place)! - 1
      if (left === 0) counts.delete(place)
      else counts.set(place, left)
    })
    if (count <= limits.perAddress) return
    warn('an address has as many connections as it may: more are refused')
    socket.destroy()
  })

  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.on('timeout', closeUnread)
    done()
  })
}

/** No data has moved for a while: closes the connection if the client is not reading, but not if it is waiting for us. */
function closeUnread(socket: Socket): void {
  if (socket.writableLength > 0) socket.destroy()
}
