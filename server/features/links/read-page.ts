import type { IncomingMessage } from 'node:http'
import { decode } from './charset.ts'
import { checkedUrl, guardedRequest, internet, type Network } from '../../base/network/guarded-request.ts'

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
 * Reads something from the web by the guards of `guardedRequest`. Every redirect is checked again. No cookies, three
 * seconds. `use` gets the response and its final address, and bounds what it reads; the connection is closed once it
 * returns or fails, whatever is still to come.
 */
export async function readResponse<T>(
  address: string,
  accept: string,
  use: (answer: IncomingMessage, url: string) => T | Promise<T>,
  network: Network = internet,
): Promise<T> {
  const signal = AbortSignal.timeout(timeout)
  const headers = { accept, 'accept-encoding': 'identity', 'user-agent': 'Captain link preview' }
  try {
    let url = checkedUrl(address, undefined, network)
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const answer = await guardedRequest(url, { headers, signal, network })
      try {
        const { statusCode = 0, headers: given } = answer
        if (statusCode >= 300 && statusCode < 400 && given.location !== undefined) {
          url = checkedUrl(given.location, url, network)
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

/** HTML and uncompressed: we do not request compression and cannot decompress. */
function isPage({ headers }: IncomingMessage): boolean {
  const packing = headers['content-encoding'] ?? 'identity'
  return packing === 'identity' && /^(?:text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '')
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
