import { lookup as resolve, type LookupAddress, type LookupAllOptions } from 'node:dns'
import { request as overHttp, type IncomingMessage } from 'node:http'
import { request as overHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isLoopbackIp, isPublicIp } from './public-ip.ts'

type Lookup = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/** The network that requests go out to; tests supply their own resolver, port and addresses, production never does. */
export interface Network {
  readonly lookup: Lookup
  readonly isAllowed: (address: string) => boolean
  /** Any, if none are named. */
  readonly ports?: readonly string[]
  /** The origin of the thumbnails of videos, if it is not YouTube's. */
  readonly thumbnailOrigin?: string
  /** Webhooks may be sent without TLS. */
  readonly plainWebhooks?: true
}

export const internet: Network = { lookup: resolve, isAllowed: isPublicIp, ports: ['80', '443'] }

/** Where a local demo may send webhooks: also to its own computer, so that they can be tried without a tunnel. */
export const internetAndThisComputer: Network = {
  lookup: resolve,
  isAllowed: (address) => isPublicIp(address) || isLoopbackIp(address),
  plainWebhooks: true,
}

/** An address leads where nothing may be requested from. */
export class ForbiddenAddress extends Error {
  readonly code = 'address'
}

/** A URL that may be requested: http or https, on its default port, without credentials. Throws for any other. */
export function checkedUrl(address: string, base: URL | undefined, { ports, isAllowed }: Network): URL {
  if (!URL.canParse(address, base?.href)) throw new ForbiddenAddress()
  const url = new URL(address, base?.href)
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  if (!isWeb || ports?.includes(port) === false || url.username || url.password) throw new ForbiddenAddress()
  // An IP literal is never resolved, so it is checked here.
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (/^[\d.]+$|:/.test(literal) && !isAllowed(literal)) throw new ForbiddenAddress()
  return url
}

interface GuardedRequest {
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  readonly network: Network
  /** What is posted; without it, the request is a GET. */
  readonly body?: string
}

/**
 * Requests something from the web, on a server that can reach what its users may not. The address checked is the one
 * connected to, in the connection's own DNS lookup, so a name that resolves differently the second time gains nothing.
 * No redirect is followed. Resolves to a response whose body is still to come, over its own connection, which the
 * caller closes.
 */
export function guardedRequest(url: URL, { headers, signal, network, body }: GuardedRequest): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? overHttps : overHttp
  const method = body === undefined ? 'GET' : 'POST'
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((answer, reject) => {
    send(url, { method, headers: { ...headers, ...length }, signal, agent: false, lookup: guardedLookup(network) })
      .once('response', (response) => {
        // A cut-off connection is reported to whoever reads the body.
        response.on('error', () => {})
        answer(response)
      })
      .on('error', reject)
      .end(body)
  })
}

/** A lookup for the connection that returns only permitted addresses: all of a name's, or none. */
const guardedLookup =
  ({ lookup, isAllowed }: Network): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true } as LookupAllOptions, (error, found) => {
      if (error) return done(error, [])
      if (found.length === 0 || !found.every(({ address }) => isAllowed(address)))
        return done(new ForbiddenAddress(), [])
      if (options.all) return done(null, found)
      done(null, found[0]!.address, found[0]!.family)
    })
  }
