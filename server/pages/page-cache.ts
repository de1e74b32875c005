import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** A page that is the same for everybody who asks for it so. */
export interface MadePage {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** The same, smaller; there a moment after the page itself. */
  br?: Buffer
  gzip?: Buffer
}

interface Kept {
  readonly page: MadePage
  /** The count of changes it was made at. */
  readonly changes: number
  /** The moment at which time alone makes it untrue. */
  readonly until: number
}

const mostBytes = 32 * 1024 * 1024

/** Pages made before, each true until something it was made of is written or its time is over. */
export function pageCache() {
  const pages = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ page }) => page.body.length * 2,
  })
  return {
    get(key: string, changes: number): MadePage | undefined {
      const kept = pages.get(key)
      return kept && kept.changes === changes && Date.now() < kept.until ? kept.page : undefined
    },
    keep(key: string, kept: Kept): void {
      pages.set(key, kept)
      void shrink(kept.page)
    },
  }
}

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** Compresses a page once, beside the event loop, for all who ask for it after. */
async function shrink(page: MadePage): Promise<void> {
  page.br = await promisify(brotliCompress)(page.body, quality)
  page.gzip = await promisify(gzip)(page.body)
}

/** The smallest form of a page that a browser takes, and its name. */
export function encoded(page: MadePage, accepted = ''): { readonly body: Buffer; readonly encoding?: 'br' | 'gzip' } {
  if (page.br && /\bbr\b/.test(accepted)) return { body: page.br, encoding: 'br' }
  if (page.gzip && /\bgzip\b/.test(accepted)) return { body: page.gzip, encoding: 'gzip' }
  return { body: page.body }
}
