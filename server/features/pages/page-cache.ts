import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { changeStamp, type ChangeCounts } from '../../base/db/change-counter.ts'
import type { Dependencies } from '../../kernel/public/content.ts'
import { counts } from '../../base/counts.ts'

/** A page that is the same for everyone requesting it in this variant. */
export interface RenderedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** The compressed page, available a moment after the page itself. */
  br?: Buffer
  gzip?: Buffer
}

interface CacheEntry extends Dependencies {
  readonly page: RenderedPage
  /** The change counts of its tables when it was rendered. */
  readonly stamp: string
}

const maxBytes = 32 * 1024 * 1024

/** Caches rendered pages, each valid until one of its tables is written by any server, or its time is over. */
export function pageCache() {
  const pages = new LRUCache<string, CacheEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.body.length * 2,
  })
  return {
    /** A cached page that is still valid at these change counts of the operator's tables. */
    get(key: string, changes: ChangeCounts): RenderedPage | undefined {
      const entry = pages.get(key)
      const isValid = entry && entry.stamp === changeStamp(changes, entry.tables) && Date.now() < entry.until
      counts.pageCache[isValid ? 'hits' : 'misses'] += 1
      return isValid ? entry.page : undefined
    },
    /** Caches a page with its dependencies and the change counts from before it was rendered. */
    keep(key: string, page: RenderedPage, { tables, until }: Dependencies, changes: ChangeCounts): void {
      pages.set(key, { page, tables, until, stamp: changeStamp(changes, tables) })
      void compress(page)
    },
  }
}

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** Compresses a page once, off the event loop, for all later requests. */
async function compress(page: RenderedPage): Promise<void> {
  page.br = await promisify(brotliCompress)(page.body, quality)
  page.gzip = await promisify(gzip)(page.body)
}

/** The smallest encoding of a page that the browser accepts, and its name. */
export function encode(
  page: RenderedPage,
  accepted = '',
): { readonly body: Buffer; readonly encoding?: 'br' | 'gzip' } {
  if (page.br && /\bbr\b/.test(accepted)) return { body: page.br, encoding: 'br' }
  if (page.gzip && /\bgzip\b/.test(accepted)) return { body: page.gzip, encoding: 'gzip' }
  return { body: page.body }
}
