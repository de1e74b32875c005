import { renderBody, type RichText } from '../../../generators/client/index.ts'
import type { createClient } from '../../../generators/client/sites/suda-nijo-com.ts'
import { page, type Answer, type Asked } from '../http.ts'
import { secretVisits } from '../secret-visit.ts'
import { emptyCart } from './cart.ts'
import { listPage, productPage } from './pages.ts'

type Captain = ReturnType<typeof createClient>

/**
 * Answers for `/draft/` and `/draft/products/…`, which show products that are not on sale yet, and those with changes that
 * are not published, to whoever came with the secret once: `/draft/?secret=…`. The functions are those of the public
 * pages. `drafts` has a key with `product:read-unpublished`. Undefined for everybody else, and for what is not there.
 */
export function draftPages(captain: Captain, drafts: Captain, secret: string) {
  const visit = secretVisits(secret, '/draft/')
  return async (asked: Asked): Promise<Answer | undefined> => {
    const visitor = visit(asked)
    if (typeof visitor === 'object') return visitor
    const [, , section, key] = asked.url.pathname.split('/')
    if (!visitor) return undefined
    if (section === '') return shown(await list())
    const product = section === 'products' && key ? await drafts.product.get(key, { state }) : undefined
    if (!product) return undefined
    // A draft may have none.
    const text = product.description as RichText | null
    return shown(productPage(emptyCart, { ...product, description: text && renderBody(text, { lang: 'ja' }) }, true))
  }

  async function list() {
    const [{ records: products }, { records: settings }] = await Promise.all([
      drafts.product.list({ state, range: [0, 99] }),
      captain.shop.list(),
    ])
    return listPage({ cart: emptyCart, products, settings: settings[0], recommended: new Map(), isDraft: true })
  }
}

const state = 'draft'

const shown = (html: Parameters<typeof page>[0]): Answer => page(html, 200, { 'x-robots-tag': 'noindex' })
