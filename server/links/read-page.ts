import { lookup as resolve, type LookupAddress, type LookupAllOptions } from 'node:dns'
import { request as overHttp, type IncomingMessage } from 'node:http'
import { request as overHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicIp } from './public-ip.ts'
import { decode } from './charset.ts'

type Lookup = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/** The network that pages are read from; tests supply their own resolver, port and addresses, production never does. */
export interface Network {
  readonly lookup: Lookup
  readonly isAllowed: (address: string) => boolean
  readonly ports: readonly string[]
  /** The origin of the thumbnails of videos, if it is not YouTube's. */
  readonly thumbnailOrigin?: string
}

const internet: Network = { lookup: resolve, isAllowed: isPublicIp, ports: ['80', '443'] }

const timeout = 3000
const maxBytes = 512 * 1024
const maxRedirects = 3

/** A page: its final address, and its text as it arrives. */
export interface Page {
  readonly url: string
  readonly text: AsyncIterable<string>
}

/** A page or a picture could not be read, or must not be. Callers learn no more than that. */
export class UnreadablePage extends Error {}

/**
 * Reads a web page whose address a user typed, by the rules of `readResponse`; of its text no more than half a megabyte.
 */
export const readPage = <T>(address: string, use: (page: Page) => Promise<T>, network?: Network): Promise<T> =>
  readResponse(
    address,
    'text/html',
    (answer, url) => {
      if (answer.statusCode !== 200 || !isPage(answer)) throw new UnreadablePage()
      return use({ url, text: decode(firstBytes(answer), answer.headers['content-type']) })
    },
    network,
  )

/**
 * Requests something from the web, on a server that can reach what its users may not. The address checked is the one
 * connected to, in the connection's own DNS lookup, so a name that resolves differently the second time gains nothing.
 * Every redirect is checked again. No cookies, three seconds. `use` gets the response and its final address, and bounds
 * what it reads; the connection is closed once it returns or fails, whatever is still to come.
 */
export async function readResponse<T>(
  address: string,
  accept: string,
  use: (answer: IncomingMessage, url: string) => T | Promise<T>,
  network: Network = internet,
): Promise<T> {
  const signal = AbortSignal.timeout(timeout)
  try {
    let url = checkedUrl(address, undefined, network)
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const answer = await request(url, accept, network, signal)
      try {
        const { statusCode = 0, headers } = answer
        if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
          url = checkedUrl(headers.location, url, network)
          continue
        }
        return await use(answer, url.href)
      } finally {
        answer.destroy()
      }
    }
    throw new UnreadablePage()
  } catch (error) {
    throw error instanceof UnreadablePage ? error : new UnreadablePage('unreadable', { cause: error })
  }
}

/** A response whose body is still to come, over its own connection. */
function request(url: URL, accept: string, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? overHttps : overHttp
  const headers = { accept, 'accept-encoding': 'identity', 'user-agent': 'Captain link preview' }
  return new Promise((resolve, reject) => {
    send(url, { headers, signal, agent: false, lookup: guardedLookup(network) })
      .once('response', (answer) => {
        // A cut-off connection is reported to whoever reads the body.
        answer.on('error', () => {})
        resolve(answer)
      })
      .on('error', reject)
      .end()
  })
}

/** HTML and uncompressed: we do not request compression and cannot decompress. */
function isPage({ headers }: IncomingMessage): boolean {
  const packing = headers['content-encoding'] ?? 'identity'
  return packing === 'identity' && /^(?:text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '')
}

/** A URL that may be requested: http or https, on its default port, without credentials. */
function checkedUrl(address: string, base: URL | undefined, { ports, isAllowed }: Network): URL {
  if (!URL.canParse(address, base?.href)) throw new UnreadablePage()
  const url = new URL(address, base?.href)
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  if (!isWeb || !ports.includes(port) || url.username || url.password) throw new UnreadablePage()
  // An IP literal is never resolved, so it is checked here.
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (/^[\d.]+$|:/.test(literal) && !isAllowed(literal)) throw new UnreadablePage()
  return url
}

/** A lookup for the connection that returns only permitted addresses: all of a name's, or none. */
const guardedLookup =
  ({ lookup, isAllowed }: Network): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true } as LookupAllOptions, (error, found) => {
      if (error) return done(error, [])
      if (found.length === 0 || !found.every(({ address }) => isAllowed(address)))
        return done(new Error('This address is not out in the world.'), [])
      if (options.all) return done(null, found)
      done(null, found[0]!.address, found[0]!.family)
    })
  }

/** The part of a page that is read; its metadata is at the beginning. */
async function* firstBytes(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let remaining = maxBytes
  for await (const chunk of body) {
    yield chunk.subarray(0, remaining)
    remaining -= chunk.length
    if (remaining <= 0) return
  }
}
