import type { CaptainError, OrderItem, QuoteRequest } from '../../../generators/client/index.ts'

/** What somebody means to buy: kept in a cookie of theirs, and nowhere else. */
export interface Cart {
  readonly items: readonly OrderItem[]
  /** Where it goes, once it is known. */
  readonly prefecture: string
  readonly giftWrapping: NonNullable<QuoteRequest['giftWrapping']>
}

export const emptyCart: Cart = { items: [], prefecture: '', giftWrapping: 'none' }

const wrappings = ['none', 'gift', 'noshi'] as const
const mostLines = 30

/** A cart as it was written; whatever is not of it, for somebody may have changed it by hand, is left out. */
export function readCart(text: string | undefined): Cart {
  const [prefecture = '', wrapping, ...lines] = (text ?? '').split(' ')
  const items = lines.slice(0, mostLines).flatMap((line) => {
    const [, product, count] = /^([0-9a-f-]{36})\*(\d{1,3})$/.exec(line) ?? []
    return product && Number(count) > 0 ? [{ product, quantity: Number(count) }] : []
  })
  return {
    items,
    prefecture: /^\d\d$/.test(prefecture) ? prefecture : '',
    giftWrapping: wrappings.find((each) => each === wrapping) ?? 'none',
  }
}

export const writeCart = ({ items, prefecture, giftWrapping }: Cart): string =>
  [prefecture, giftWrapping, ...items.map(({ product, quantity }) => `${product}*${quantity}`)].join(' ')

/** A cart with another number of a product; with none of it for 0. */
export function withQuantity(cart: Cart, product: string, quantity: number): Cart {
  const wanted = Math.min(Math.max(Math.trunc(quantity) || 0, 0), 999)
  const isThere = cart.items.some((item) => item.product === product)
  const items = isThere ? cart.items : [...cart.items, { product, quantity: 0 }]
  return {
    ...cart,
    items: items
      .map((item) => (item.product === product ? { product, quantity: wanted } : item))
      .filter((item) => item.quantity > 0),
  }
}

export const quantityOf = ({ items }: Cart, product: string): number =>
  items.find((item) => item.product === product)?.quantity ?? 0

/** What is wrong with lines of a cart: a sentence by product. */
export const lineProblems = ({ items }: Cart, { issues }: CaptainError): ReadonlyMap<string, string> =>
  new Map(
    issues.flatMap(({ path: [place, line], message }) =>
      place === 'items' && items[Number(line)] ? [[items[Number(line)]!.product, message ?? '']] : [],
    ),
  )

/** The cart with what can be had of it: fewer where some are left, nothing of what is not sold. */
export function reduced(cart: Cart, { issues }: CaptainError): Cart {
  let rest = cart
  for (const { path, params } of issues) {
    const item = path[0] === 'items' ? cart.items[Number(path[1])] : undefined
    if (item)
      rest = withQuantity(rest, item.product, Math.min(Number(params['max'] ?? params['left'] ?? 0), item.quantity - 1))
  }
  return rest
}
