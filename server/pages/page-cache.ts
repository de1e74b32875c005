import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { stampOf, type Changes } from '../db/changes.ts'
import type { Basis } from '../public/content.ts'

/** A page that is the same for everybody who asks for it so. */
export interface MadePage {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** The same, smaller; there a moment after the page itself. */
  br?: Buffer
  gzip?: Buffer
}

interface Kept extends Basis {
  readonly page: MadePage
  /** The counts of its tables at which it was made. */
  readonly stamp: string
}

const mostBytes = 32 * 1024 * 1024

/** Pages made before, each true until a table it was made of is written, by whichever server, or its time is over. */
export function pageCache() {
  const pages = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ page }) => page.body.length * 2,
  })
  return {
    /** A page that is still true at these counts of the operator's tables. */
    get(key: string, changes: Changes): MadePage | undefined {
      const kept = pages.get(key)
      return kept && kept.stamp === stampOf(changes, kept.tables) && Date.now() < kept.until ? kept.page : undefined
    },
    /** Keeps a page with what it was made of, and the counts from before it was made. */
    keep(key: string, page: MadePage, { tables, until }: Basis, changes: Changes): void {
      pages.set(key, { page, tables, until, stamp: stampOf(changes, tables) })
      void shrink(page)
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
