import { taxSums, standardRate, type TaxSum } from '../../../entities/language/numbers/tax.ts'
import { addDays, today } from '../../../entities/language/dates/plain-date.ts'
import type { RecordOf } from '../../../entities/language/entity.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import { integerMax } from '../../../entities/language/rules/numbers.ts'
import { rateFor } from '../../../entities/shop/shipping-regions.ts'
import { order } from '../../../entities/shop/order.ts'
import { product } from '../../../entities/shop/product.ts'
import { shop } from '../../../entities/shop/shop.ts'
import { labelsOf } from '../../../locales/labels.ts'
import type { Operation } from '../../base/db/query.ts'
import { conflict, invalid } from '../../base/errors/api-error.ts'
import { translatorOf, type Language } from '../../base/locale/translator.ts'
import type { Context } from '../../kernel/records/context.ts'
import { findRow } from '../../kernel/records/read-row.ts'
import { rowValues } from '../../kernel/records/stored-values.ts'
import { parcelsOf, shippingDay, type Parcel, type ShippingKind, type ShopSettings } from './shipping.ts'

type Order = RecordOf<typeof order>
type Product = RecordOf<typeof product>

/** What somebody wants to buy; everything else is the shop's to say. */
export interface Wanted {
  readonly items: readonly { readonly product: string; readonly quantity: number }[]
  /** Where it is sent to. */
  readonly prefecture: Order['buyerPrefecture']
  readonly giftWrapping: Order['giftWrapping']
  readonly wishDate: string | null
  /** The language of the customer, in which lines that are no product are named. */
  readonly locale: Language
}

/** What an order costs, as callers read it. */
export interface Quote {
  readonly items: Order['items']
  readonly itemsTotal: number
  readonly shippingFee: number
  readonly discount: number
  readonly total: number
  readonly taxBreakdown: readonly TaxSum[]
  readonly shipsOn: string
  readonly earliestWishDate: string
}

/** A quote, with what an order is made of besides. */
export interface Judged {
  readonly quote: Quote
  readonly settings: ShopSettings
  readonly parcels: readonly (Parcel & { readonly fee: number })[]
}

/**
 * Judges what somebody wants to buy by the shop's own data as it is now, and says what it costs. Reads only. Throws 409
 * with an issue for every line that cannot be sold or sent, for a day on which it cannot arrive,
 * and 400 for a total that is more than orders can have.
 */
export function* judgeOrder(context: Context, wanted: Wanted, at: Date): Operation<Judged> {
  const settings = yield* readSettings(context)
  const goods = yield* readGoods(context, wanted)
  refuse(wanted.items.flatMap((_, line) => saleIssues(wanted, goods, line, at)))
  const products = wanted.items.map((item) => goods.get(item.product)!)

  const items = wanted.items.map(({ product: id, quantity }, line) => {
    const { code, name, price: unitPrice, taxRate } = products[line]!
    return { product: id, code, name, unitPrice, taxRate, quantity, amount: unitPrice * quantity }
  })
  const goodsTotal = sum(items.map(({ amount }) => amount))
  const allItems = [...items, ...wrappingItems(settings, wanted)]
  const itemsTotal = sum(allItems.map(({ amount }) => amount))

  const isFree = settings.freeShippingFrom !== null && goodsTotal >= settings.freeShippingFrom
  const rate = rateFor(settings.rates!, wanted.prefecture)
  const parcels = parcelsOf(products.map(({ shippingKind }) => shippingKind as ShippingKind))
  const priced = parcels.map((parcel) => ({ ...parcel, price: rate?.[parcel.kind] }))
  refuse(
    priced
      .filter(({ price }) => typeof price !== 'number')
      .flatMap(({ lines }) => lines)
      .map((line) => lineIssue(line, 'regionNotServed', { name: products[line]!.name })),
  )
  const withFees = priced.map(({ price, ...parcel }) => ({ ...parcel, fee: isFree ? 0 : price! }))
  const shippingFee = sum(withFees.map(({ fee }) => fee))

  const total = itemsTotal + shippingFee
  const { rule, params } = integerMax()
  if (total > Number(params['max'])) throw invalid([{ path: ['total'], rule, params }], order.name)

  const shipsOn = shippingDay(settings, Math.max(...products.map(({ leadTimeDays }) => leadTimeDays)), at)
  if (shipsOn === undefined) throw notReady()
  const earliestWishDate = addDays(shipsOn, rate!.days)
  refuse(wishIssues(wanted, earliestWishDate, addDays(today(at), settings.wishDateMaxDays)))

  return {
    quote: {
      items: allItems,
      itemsTotal,
      shippingFee,
      discount: 0,
      total,
      taxBreakdown: taxSums([...allItems, ...shippingCharge(shippingFee)]),
      shipsOn,
      earliestWishDate,
    },
    settings,
    parcels: withFees,
  }
}

/** Free shipping is no charge of its rate: an order of food alone has one rate. */
const shippingCharge = (amount: number) => (amount === 0 ? [] : [{ amount, taxRate: standardRate }])

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0)

const notReady = () => conflict([{ path: [], rule: 'integrity.orderShopNotReady', params: {} }], {}, order.name)

function refuse(issues: readonly Issue[]): void {
  if (issues.length > 0) throw conflict(issues, {}, order.name)
}

const lineIssue = (line: number, rule: string, params: Issue['params']): Issue => ({
  path: ['items', line],
  rule: `integrity.${rule}`,
  params,
})

function* readSettings(context: Context): Operation<ShopSettings> {
  const row = yield* findRow({ ...context, entity: shop }, context.tenant.id)
  const settings = row && (rowValues(shop, row) as unknown as ShopSettings)
  if (!settings?.rates?.length) throw notReady()
  return settings
}

/** The products that the public can see, by id: of others nobody learns whether they exist. */
function* readGoods(context: Context, { items }: Wanted): Operation<ReadonlyMap<string, Product>> {
  const goods = new Map<string, Product>()
  for (const id of new Set(items.map((item) => item.product))) {
    const row = yield* findRow({ ...context, entity: product }, id)
    const values = row && row.trashedAt === null && (rowValues(product, row) as unknown as Product)
    if (values && values.isVisible) goods.set(id, values)
  }
  return goods
}

/** Why a line cannot be sold, if so. What several lines want of one product is counted together. */
function saleIssues({ items }: Wanted, goods: ReadonlyMap<string, Product>, line: number, at: Date): readonly Issue[] {
  const { product: id } = items[line]!
  const wanted = goods.get(id)
  if (!wanted) return [lineIssue(line, 'productUnknown', {})]
  const { name, saleStatus, manageStock, stock, maxPerOrder } = wanted
  const demand = sum(items.filter((each) => each.product === id).map(({ quantity }) => quantity))
  if (saleStatus === 'soldOut' || (saleStatus === 'onSale' && manageStock && stock === 0))
    return [lineIssue(line, 'productSoldOut', { name, left: 0 })]
  if (saleStatus !== 'onSale' || !isInWindow(wanted, at)) return [lineIssue(line, 'productNotOnSale', { name })]
  if (manageStock && demand > stock) return [lineIssue(line, 'productLeft', { name, max: stock, left: stock })]
  if (maxPerOrder !== null && demand > maxPerOrder)
    return [lineIssue(line, 'productPerOrder', { name, max: maxPerOrder })]
  return []
}

const isInWindow = ({ saleStartAt, saleEndAt }: Product, at: Date): boolean =>
  (saleStartAt === null || Date.parse(saleStartAt) <= at.valueOf()) &&
  (saleEndAt === null || at.valueOf() < Date.parse(saleEndAt))

/** Wrapping that costs something is a line of its own, so that the invoice names it. */
function wrappingItems({ giftWrappingFee, noshiFee }: ShopSettings, { giftWrapping, locale }: Wanted): Order['items'] {
  const unitPrice = { none: 0, gift: giftWrappingFee, noshi: noshiFee }[giftWrapping]
  if (unitPrice === 0) return []
  const name = labelsOf({ translate: translatorOf(locale) }, order.name).option('giftWrapping', giftWrapping)
  const code = giftWrapping.toUpperCase()
  return [{ product: null, code, name, unitPrice, taxRate: standardRate, quantity: 1, amount: unitPrice }]
}

function wishIssues({ wishDate }: Wanted, first: string, last: string): readonly Issue[] {
  const issue = (rule: string, date: string): Issue => ({
    path: ['wishDate'],
    rule: `integrity.${rule}`,
    params: { date },
  })
  if (wishDate === null) return []
  if (wishDate < first) return [issue('wishDateFrom', first)]
  // A day on which it can arrive at the earliest is never too late.
  return wishDate > last && wishDate > first ? [issue('wishDateUntil', last)] : []
}
