import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { CaptainError, memoryCache, type PlacedOrder, type Quote } from '../../../generators/client/index.ts'
import { createClient } from '../../../generators/client/sites/suda-nijo-com.ts'
import { cookie, page, redirect, serve, type Answer, type Asked } from '../http.ts'
import { draftPages } from './drafts.ts'
import { emptyCart, lineProblems, quantityOf, readCart, reduced, withQuantity, writeCart, type Cart } from './cart.ts'
import {
  cartPage,
  checkoutPage,
  customerFields,
  documentPage,
  lawPage,
  listPage,
  orderedPage,
  productPage,
  sorryPage,
} from './pages.ts'
import { sentences, wishTimes } from './words.ts'

const {
  CAPTAIN = 'http://localhost:3000',
  TENANT: tenant = 'suda-nijo-com',
  KEY: key = '',
  DRAFT_KEY: draftKey,
  DRAFT_SECRET: draftSecret = '',
  PORT = '4002',
} = process.env

/** What is public is read without a key, so that the key needs no more than `orders:place`. */
const captain = createClient({ origin: CAPTAIN, tenant, cache: memoryCache() })
const { orders } = createClient({ origin: CAPTAIN, tenant, key })
/** With a key with `product:read-unpublished`, and a secret for those who may see drafts. */
const drafts = createClient({ origin: CAPTAIN, tenant, ...(draftKey && { key: draftKey }) })
const draft = draftPages(captain, drafts, draftKey ? draftSecret : '')

/** The confirmations of the last orders, by the key of the order, which nobody else knows. The mail says the same. */
const placed = new Map<string, PlacedOrder>()
const mostPlaced = 1000

const style =
  `@import url('${new URL(CAPTAIN).origin}/blocks.css');\n` +
  (await readFile(new URL('../base.css', import.meta.url), 'utf8')) +
  (await readFile(new URL('style.css', import.meta.url), 'utf8'))

serve({
  name: 'The shop',
  port: Number(PORT),
  captain: new URL(CAPTAIN).origin,
  answer,
  failed: () => page(sorryPage(emptyCart, sentences.away), 503),
})

async function answer(asked: Asked): Promise<Answer> {
  const { method, url, cookies } = asked
  const cart = readCart(cookies.get('cart'))
  const [, place = '', name = ''] = url.pathname.split('/')
  if (place === 'draft' && method !== 'POST')
    return (await draft(asked)) ?? page(sorryPage(cart, sentences.notFound), 404)
  if (method === 'POST') {
    const form = new URLSearchParams(await asked.text())
    if (url.pathname === '/cart') return addToCart(cart, form)
    if (url.pathname === '/cart/changes') return changeCart(cart, form)
    if (url.pathname === '/checkout') return order(asked, form)
  } else if (url.pathname === '/') return showList(cart)
  else if (url.pathname === '/style.css')
    return { type: 'text/css; charset=utf-8', body: style, headers: { 'cache-control': 'no-cache' } }
  else if (url.pathname === '/cart') return showCart(asked, cart)
  else if (url.pathname === '/checkout') return showCheckout(asked, cart)
  else {
    const found = await shown(cart, place, name)
    if (found) return page(found)
  }
  return page(sorryPage(cart, sentences.notFound), 404)
}

async function shown(cart: Cart, place: string, name: string) {
  if (place === 'products') {
    const product = await captain.product.get(name, { body: 'html' })
    return product && productPage(cart, product)
  }
  if (place === 'orders') {
    const confirmed = placed.get(name)
    return confirmed && orderedPage(confirmed)
  }
  if (place === 'law') {
    const law = await captain.tokusho.get('current')
    return law && lawPage(cart, law)
  }
  const asHtml = { body: 'html' } as const
  const text =
    place === 'terms'
      ? await captain.termOfService.get('current', asHtml)
      : place === 'privacy'
        ? await captain.privacyPolicy.get('current', asHtml)
        : undefined
  return text && documentPage(cart, text.title, text.body)
}

async function showList(cart: Cart): Promise<Answer> {
  const [{ records: products }, { records: settings }, { records: recommendations }] = await Promise.all([
    captain.product.list({ range: [0, 99] }),
    captain.shop.list(),
    captain.productRecommend.list({ filter: { position: 'home' } }),
  ])
  const recommended = new Map(recommendations.map(({ product, comment }) => [product, comment ?? '']))
  return page(listPage({ cart, products, settings: settings[0], recommended }))
}

const withCart = (cart: Cart) => ({ 'set-cookie': [cookie('cart', writeCart(cart), 30)] })

function addToCart(cart: Cart, form: URLSearchParams): Answer {
  const product = form.get('product') ?? ''
  return redirect(
    '/cart',
    withCart(withQuantity(cart, product, quantityOf(cart, product) + Number(form.get('quantity')))),
  )
}

function changeCart(cart: Cart, form: URLSearchParams): Answer {
  let changed = cart
  for (const { product } of cart.items)
    changed = withQuantity(changed, product, Number(form.get(`q-${product}`) ?? quantityOf(cart, product)))
  changed = withQuantity(changed, form.get('remove') ?? '', 0)
  const { prefecture, giftWrapping } = readCart(`${form.get('prefecture')} ${form.get('giftWrapping')}`)
  return redirect('/cart', withCart({ ...changed, prefecture, giftWrapping }))
}

/** What a cart costs, or why it cannot be had; undefined before it is known where it goes. */
async function quoteOf(cart: Cart, { visitor }: Asked): Promise<Quote | CaptainError | undefined> {
  if (cart.items.length === 0 || cart.prefecture === '') return undefined
  try {
    return await orders.quote({ ...cart, locale: 'ja' }, { language: 'ja', visitor })
  } catch (error) {
    if (error instanceof CaptainError) return error
    throw error
  }
}

/** The cart with what it costs; with a sentence, where somebody is led back to it. */
async function showCart(asked: Asked, cart: Cart, said?: string, status = 200, headers?: Answer['headers']) {
  const ids = cart.items.map(({ product }) => product)
  const [{ records: products }, quote] = await Promise.all([
    captain.product.list({ filter: { id_in: ids }, range: [0, 99] }),
    quoteOf(cart, asked),
  ])
  if (!(quote instanceof CaptainError))
    return page(cartPage({ cart, products, quote, sentence: said }), status, headers)
  const problems = lineProblems(cart, quote)
  const sentence = said ?? (problems.size > 0 ? undefined : whyNot(quote))
  return page(cartPage({ cart, products, problems, sentence }), status, headers)
}

/** Why nothing can be ordered, where it is about no line or field. */
function whyNot({ status, issues: [issue], retryAfter }: CaptainError): string {
  if (status === 429) return sentences.tooMany(retryAfter ?? 60)
  if (status === 503) return sentences.closed
  return status < 500 ? (issue?.message ?? sentences.wrong) : sentences.away
}

async function showCheckout(asked: Asked, cart: Cart): Promise<Answer> {
  const quote = await quoteOf(cart, asked)
  if (!quote || quote instanceof CaptainError) return redirect('/cart')
  const values = new URLSearchParams(asked.cookies.get('customer'))
  const order = asked.cookies.get('order') || randomUUID()
  const checkout = checkoutPage({ cart, quote, order, values, terms: await currentTerms() })
  return page(checkout, 200, { 'set-cookie': [cookie('order', order, 1)] })
}

const currentTerms = async () => (await captain.termOfService.get('current', { fields: ['edition'] }))?.edition

/**
 * Orders what the form shows, at the total that it shows, under the site's own key, which is the same until it has
 * succeeded: sent twice, it is one order. If it is refused, nothing was ordered, and the form comes back with everything
 * typed and what has changed.
 */
async function order(asked: Asked, form: URLSearchParams): Promise<Answer> {
  const text = (name: string): string => form.get(name)?.trim() ?? ''
  const cart = { ...readCart(text('cart')), prefecture: text('buyerPrefecture') }
  const idempotencyKey = text('order')
  const customer = new URLSearchParams(customerFields.map((name) => [name, text(name)]))
  /** For two hours, so that whoever has to choose again types it once. */
  const kept = (rest: Cart, key = idempotencyKey): Answer['headers'] => ({
    'set-cookie': [
      cookie('cart', writeCart(rest), 30),
      cookie('customer', String(customer), 1 / 12),
      cookie('order', key, 1),
    ],
  })
  try {
    const confirmed = await orders.place(
      {
        items: cart.items,
        giftWrapping: cart.giftWrapping,
        expectedTotal: Number(text('expectedTotal')),
        paymentMethod: 'bank',
        buyerName: text('buyerName'),
        buyerKana: text('buyerKana') || null,
        buyerEmail: text('buyerEmail'),
        buyerPhone: text('buyerPhone'),
        buyerPostalCode: text('buyerPostalCode'),
        buyerPrefecture: text('buyerPrefecture'),
        buyerAddress: text('buyerAddress'),
        wishDate: text('wishDate') || null,
        wishTime:
          (Object.keys(wishTimes) as (keyof typeof wishTimes)[]).find((each) => each === text('wishTime')) ?? null,
        noshiName: text('noshiName') || null,
        customerNote: text('customerNote') || null,
        agreedTermsVersion: text('agreed') || null,
        locale: 'ja',
      },
      { idempotencyKey, language: 'ja', visitor: asked.visitor },
    )
    placed.set(idempotencyKey, confirmed)
    if (placed.size > mostPlaced) placed.delete(placed.keys().next().value!)
    return redirect(`/orders/${idempotencyKey}`, kept(emptyCart, ''))
  } catch (error) {
    // Whether it was ordered is not known: with the same key it can be asked again.
    if (!(error instanceof CaptainError)) return page(sorryPage(cart, sentences.noAnswer), 502, kept(cart))
    // The key was used for another order: an answer was lost, and something was changed afterwards.
    if (error.status === 422) return page(sorryPage(cart, sentences.ordered), 409, kept(cart, ''))
    const { rest, said, problems } = await refusalOf(asked, cart, error)
    const quote = await quoteOf(rest, asked)
    if (!quote || quote instanceof CaptainError) return showCart(asked, rest, said[0], error.status, kept(rest))
    const terms = await currentTerms()
    const checkout = { cart: rest, quote, order: idempotencyKey, values: form, terms, sentences: said, problems }
    return page(checkoutPage(checkout), error.status, kept(rest))
  }
}

/** Where the form has room for what is wrong. */
const formFields: ReadonlySet<string> = new Set([
  ...customerFields,
  'buyerPrefecture',
  'wishDate',
  'wishTime',
  'noshiName',
  'customerNote',
])

interface Refusal {
  /** What can be had of the cart. */
  readonly rest: Cart
  readonly said: readonly string[]
  /** What is wrong with fields of the form. */
  readonly problems?: ReadonlyMap<string, string>
}

/** What the customer is told of an order that was refused, and what can still be ordered. */
async function refusalOf(asked: Asked, cart: Cart, error: CaptainError): Promise<Refusal> {
  if (error.code === 'IN_PROGRESS') return { rest: cart, said: [sentences.inProgress] }
  if (error.data['quote']) return { rest: cart, said: [sentences.totalChanged] }
  const said: string[] = []
  let rest = cart
  // What is left may be refused for another reason. It becomes less each time.
  for (let refused: unknown = error; refused instanceof CaptainError; refused = await quoteOf(rest, asked)) {
    const lines = lineProblems(rest, refused)
    if (lines.size === 0) break
    said.push(...lines.values())
    rest = reduced(rest, refused)
  }
  if (said.length > 0)
    return { rest, said: [rest.items.length > 0 ? sentences.reduced : sentences.nothingLeft, ...said] }
  if (error.issues.length === 0) return { rest, said: [whyNot(error)] }
  const problems = new Map(error.issues.map(({ path, message }) => [String(path[0]), message ?? sentences.wrong]))
  // What is about no field of the form, such as the way to pay, is said above it.
  const others = [...problems].filter(([name]) => !formFields.has(name)).map(([, sentence]) => sentence)
  return { rest, said: [sentences.wrong, ...others], problems }
}
