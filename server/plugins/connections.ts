import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { normalizeIP } from '@better-auth/core/utils/ip'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'

/** How long a connection may keep the server waiting, in milliseconds; for bodies see `slow-bodies.ts`. */
export const connectionTimes = {
  /** Between two requests: another connection is cheap. */
  keepAliveTimeout: 5_000,
  /** For taking any part of an answer. */
  connectionTimeout: 30_000,
  http: {
    /**
     * From being accepted, or from the first byte of a later request, to the end of the headers: that takes seconds even on
     * a bad line. With the interval of the checks, nobody who says nothing stays for 8 seconds.
     */
    headersTimeout: 6_000,
    connectionsCheckingInterval: 1_000,
    /** Off: bodies have their own bounds, which know of progress. */
    requestTimeout: 0,
  },
} as const

export interface ConnectionLimits {
  /** How many connections there may be. */
  readonly inAll: number
  /** How many of them one address may have; of IPv6 a network of 64 bits, which is what one customer has. */
  readonly perAddress: number
}

/** As many as one process serves well: more would only wait for each other. */
const maxConnections = 2_000
/** An office behind one address: thirty people with the six connections that a browser opens. */
const maxPerAddress = 200
/** What is taken for the limit of file handles where it cannot be read. */
const defaultHandles = 1_024

/**
 * Half of the handles this process may have is for connections; the other half for files, the database and what goes out.
 * A process without handles accepts nobody. And no address takes more than half of the connections.
 */
export function connectionLimits(handles = handlesAllowed()): ConnectionLimits {
  const inAll = Math.min(maxConnections, Math.floor(handles / 2))
  return { inAll, perAddress: Math.min(maxPerAddress, Math.floor(inAll / 2)) }
}

/** `Max open files` as Linux tells it; Node itself has raised the soft limit to the hard one. */
function handlesAllowed(): number {
  try {
    const [, allowed] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return Number(allowed ?? defaultHandles)
  } catch {
    return defaultHandles
  }
}

/** A line of the log at most so often, in milliseconds: whoever opens connections without end must not fill it. */
const warningInterval = 60_000

/**
 * Bounds the connections there are, in all and for each address, so that one place cannot keep others out, and ends those
 * whose answers nobody takes. The proxies of TRUST_PROXY speak for many, and have no bound of their own.
 */
export function limitConnections(app: FastifyInstance, { TRUST_PROXY }: Env, limits: ConnectionLimits): void {
  const isProxy = TRUST_PROXY ? proxyAddr.compile(TRUST_PROXY.split(',').map((each) => each.trim())) : () => false
  const counts = new Map<string, number>()
  let warnedAt = -Infinity

  function warn(what: string): void {
    if (performance.now() - warnedAt < warningInterval) return
    warnedAt = performance.now()
    app.log.warn(limits, what)
  }

  app.server.maxConnections = limits.inAll
  app.server.on('drop', () => warn('there are as many connections as there may be: more are refused'))
  // Before the HTTP server hears of it: what is refused costs no parser.
  app.server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || isProxy(remoteAddress, 0)) return
    const place = normalizeIP(remoteAddress, { ipv6Subnet: 64 })
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
    // Nothing passed for a while: whoever does not take the answer is left; whoever waits for it is not to blame.
    reply.raw.on('timeout', (socket: Socket) => {
      if (socket.writableLength > 0) socket.destroy()
    })
    done()
  })
}
