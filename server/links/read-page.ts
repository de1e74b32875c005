import { lookup as resolve, type LookupAddress, type LookupAllOptions } from 'node:dns'
import type { LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { isPublicAddress } from './addresses.ts'

type Lookup = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/** What a reader of pages stands on; tests give their own resolver, port and addresses, the product never does. */
export interface World {
  readonly lookup: Lookup
  readonly isAllowed: (address: string) => boolean
  readonly ports: readonly string[]
}

const outside: World = { lookup: resolve, isAllowed: isPublicAddress, ports: ['80', '443'] }

const milliseconds = 3000
const bytesMost = 512 * 1024
const redirectsMost = 3

/** A page as text, and where it was found. */
export interface Page {
  readonly html: string
  readonly url: string
}

/** A page could not be read, or must not be. Callers learn no more than that. */
export class Unreadable extends Error {}

/**
 * Reads a page of the web for somebody who typed its address, so from a place where he may not reach himself. What is
 * checked is the address that is connected to, in the resolving that the connection itself uses: a name that answers
 * otherwise the second time gains nothing. Every redirect is judged anew. No cookies, three seconds, half a megabyte.
 */
export async function readPage(address: string, world: World = outside): Promise<Page> {
  const { Agent, request } = await import('undici')
  const dispatcher = new Agent({ connect: { lookup: guarded(world), timeout: milliseconds }, pipelining: 0 })
  const signal = AbortSignal.timeout(milliseconds)
  try {
    let url = judged(address, undefined, world)
    for (let hop = 0; hop <= redirectsMost; hop += 1) {
      const { statusCode, headers, body } = await request(url, {
        dispatcher,
        signal,
        headers: { accept: 'text/html', 'user-agent': 'Captain link preview' },
      })
      const location = statusCode >= 300 && statusCode < 400 ? headers.location : undefined
      if (location !== undefined) {
        drop(body)
        url = judged(String(location), url, world)
        continue
      }
      if (statusCode !== 200 || !/^(?:text\/html|application\/xhtml\+xml)\b/i.test(String(headers['content-type']))) {
        drop(body)
        throw new Unreadable()
      }
      return { html: await beginning(body), url: url.href }
    }
    throw new Unreadable()
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('unreadable', { cause: error })
  } finally {
    await dispatcher.destroy()
  }
}

/** An address that may be asked at all: http or https, on its own port, without a name and password in it. */
function judged(address: string, base: URL | undefined, { ports, isAllowed }: World): URL {
  if (!URL.canParse(address, base?.href)) throw new Unreadable()
  const url = new URL(address, base?.href)
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  if (!isWeb || !ports.includes(port) || url.username || url.password) throw new Unreadable()
  // An address that is no name is never resolved, so it is judged here.
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (/^[\d.]+$|:/.test(literal) && !isAllowed(literal)) throw new Unreadable()
  return url
}

/** Resolves for the connection, and hands on only addresses that may be connected to: all of a name's, or none. */
const guarded =
  ({ lookup, isAllowed }: World): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true } as LookupAllOptions, (error, found) => {
      if (error) return done(error, [])
      if (found.length === 0 || !found.every(({ address }) => isAllowed(address)))
        return done(new Error('This address is not out in the world.'), [])
      if (options.all) return done(null, found)
      done(null, found[0]!.address, found[0]!.family)
    })
  }

/** Lets go of an answer nobody reads; that it was cut off is no news. */
function drop(body: Readable): void {
  body.on('error', () => {})
  body.destroy()
}

/** As much of a page as is read; what a page says of itself stands at its beginning. */
async function beginning(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= bytesMost) break
  }
  return Buffer.concat(chunks).subarray(0, bytesMost).toString('utf8')
}
