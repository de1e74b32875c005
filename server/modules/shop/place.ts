import { delivery } from '../../../entities/shop/delivery.ts'
import { addDays, today } from '../../../entities/language/dates/plain-date.ts'
import { readBody, type Values } from '../../../entities/language/input/body.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import { order } from '../../../entities/shop/order.ts'
import { labelsOf } from '../../../locales/labels.ts'
import { paymentBank } from '../../../entities/shop/payment-bank.ts'
import type { Recipient } from '../customer-emails/recipient.ts'
import type { Answered } from '../../kernel/crud/idempotency.ts'
import type { Operation } from '../../base/db/query.ts'
import { advanceOrder } from './settle-order.ts'
import { conflict, invalid } from '../../base/errors/api-error.ts'
import type { PlacesOf } from '../../features/postal-codes/postal-codes.ts'
import { translatorOf, type Language } from '../../base/locale/translator.ts'
import { enqueue } from '../../base/jobs/job.ts'
import { languageOf, shopOf } from '../customer-emails/customer.ts'
import { queueMail } from '../../base/mail/outbox.ts'
import { readWords } from '../customer-emails/words.ts'
import { inChangeSet, commit } from '../../kernel/records/commit.ts'
import type { Context } from '../../kernel/records/context.ts'
import { nextDailyNumber } from '../../kernel/records/daily-number.ts'
import { findRow, readLiveRow } from '../../kernel/records/read-row.ts'
import { rowValues } from '../../kernel/records/stored-values.ts'
import { paymentGrace, type UnpaidOrder } from './cancel.ts'
import { emailOf } from './emails.ts'
import { judgeOrder, type Judged, type Quote, type Wanted } from './quote.ts'
import type { ShopSettings } from './shipping.ts'

/** An order as a site hands it in. */
export interface NewOrder {
  readonly wanted: Wanted
  /** The fields of the order that its customer fills in, with the address it is sent to. */
  readonly customer: Values
  /** The total that the customer was shown; another is refused. */
  readonly expectedTotal: number | undefined
  readonly shop: Recipient
  /** Whether this server sends mail. */
  readonly sendsMail: boolean
}

/** What the call returns about the order. */
export interface PlacedOrder extends Quote {
  readonly orderNo: string
  readonly orderedAt: string
  readonly status: string
  /** Where the customer transfers the money to, and until when; null where the order is paid by card. */
  readonly transfer: Values | null
  /** When it is cancelled unless its card payment is authorised; null where the shop sets no limit, or by transfer. */
  readonly payUntil: string | null
}

/** Of each part of an address, the field of the buyer that has it where nothing else is said. */
const buyerFields: Readonly<Record<string, string>> = {
  name: 'buyerName',
  postalCode: 'buyerPostalCode',
  prefecture: 'buyerPrefecture',
  address: 'buyerAddress',
  phone: 'buyerPhone',
}

/** The buyer's own address, which an order is sent to unless the request has another. */
export const buyerAddress = (customer: Values): Values =>
  Object.fromEntries(Object.entries(buyerFields).map(([part, field]) => [part, customer[field]]))

/**
 * The issues by the request's own paths: at most one address, as an object; otherwise the buyer's, each issue reported
 * once.
 */
function issuesOfRequest(issues: readonly Issue[], hasShipTo: boolean): readonly Issue[] {
  const named = issues.map((issue): Issue => {
    const [field, , ...rest] = issue.path
    if (field !== 'shipTo') return issue
    return { ...issue, path: hasShipTo ? ['shipTo', ...rest] : [buyerFields[String(rest[0])] ?? 'shipTo'] }
  })
  if (hasShipTo) return named
  const reported = new Set(issues.map(({ path }) => path[0]))
  return named.filter((issue, place) => issue === issues[place] || !reported.has(issue.path[0]!))
}

/**
 * Throws 400 if what the customer filled in breaks the declaration's rules, with every issue found, or if a postal code is
 * in another prefecture: shipping costs what the prefecture says. A postal code that is unknown may be new.
 */
export function assertCustomer(
  { tenant }: Context,
  customer: Values,
  shipTo: Values | null | undefined,
  placesOf: PlacesOf,
  language: Language,
): void {
  const hasShipTo = shipTo !== null && shipTo !== undefined
  const sums = { itemsTotal: 0, shippingFee: 0, discount: 0, total: 0 }
  const item = { code: '-', name: '-', unitPrice: 0, taxRate: '10', quantity: 1, amount: 0 }
  const taxBreakdown = [{ taxRate: '10', taxableAmount: 0, tax: 0 }]
  const serverFields = { orderNo: '20260401-0001', orderedAt: new Date().toISOString(), items: [item], taxBreakdown }
  const input = readBody(order, tenant.site, 'create', { ...customer, ...sums, ...serverFields })
  if (input.issues) throw invalid(issuesOfRequest(input.issues, hasShipTo), order.name)
  const read = input.values
  const sentTo = (read['shipTo'] as readonly Values[]).map((address) => ({
    path: ['shipTo', 'postalCode'],
    code: address['postalCode'],
    prefecture: address['prefecture'],
  }))
  const own = { path: ['buyerPostalCode'], code: read['buyerPostalCode'], prefecture: read['buyerPrefecture'] }
  const labels = labelsOf({ translate: translatorOf(language) }, order.name)
  // The buyer's own address is reported once.
  const others = sentTo.filter(({ code, prefecture }) => code !== own.code || prefecture !== own.prefecture)
  const issues = [own, ...others].flatMap(({ path, code, prefecture }) => {
    const found = placesOf(String(code)).map(({ pref }) => pref.code)
    if (found.length === 0 || found.includes(String(prefecture))) return []
    const names = [...new Set(found)].map((each) => labels.option('buyerPrefecture', each)).join(' / ')
    return [{ path, rule: 'integrity.postalCodePrefecture', params: { prefecture: names } }]
  })
  if (issues.length > 0) throw invalid(issues, order.name)
}

/**
 * Places an order: judged, numbered and stored with its parcels and, where the money is transferred, what is awaited;
 * its goods leave the stock, staff are notified, and the customer gets an email. All in the transaction it runs in.
 */
export function* placeOrder(
  outer: Context,
  { wanted, customer, expectedTotal, shop, sendsMail }: NewOrder,
): Operation<Answered<PlacedOrder>> {
  const context = inChangeSet(outer)
  const at = new Date()
  const judged = yield* judgeOrder(context, wanted, at)
  const { quote, settings } = judged
  const byTransfer = customer['paymentMethod'] === 'bank'
  if (!(byTransfer ? settings.takesTransfers : settings.takesCards))
    throw conflict([{ path: ['paymentMethod'], rule: 'integrity.paymentNotTaken', params: {} }], {}, order.name)
  if (expectedTotal !== undefined && expectedTotal !== quote.total)
    throw conflict([{ path: ['expectedTotal'], rule: 'integrity.totalChanged', params: {} }], { quote }, order.name)

  const orderNo = yield* nextDailyNumber(context, 'orderNo', today(at))
  const writes = shop.orderEmails && sendsMail
  const { shipsOn, earliestWishDate: _, ...sums } = quote
  const values = {
    ...customer,
    ...sums,
    orderNo,
    orderedAt: at.toISOString(),
    ...(writes && { sentEmails: ['received'] }),
  }
  const { id } = yield* commit(context, { kind: 'create', values })()
  const transfer = byTransfer ? yield* expectTransfer(context, id, orderNo, quote.total, settings, at) : null
  if (transfer) yield* advanceOrder(context, commit, yield* readLiveRow(context, id), ['awaitingPayment'])
  const payUntil = byTransfer ? null : yield* expireUnpaid(context, id, settings, at)
  // When a transfer arrives is not known yet, and nothing is shipped before.
  yield* makeParcels(context, id, orderNo, judged, customer, byTransfer ? null : shipsOn)

  const placed = rowValues(order, yield* readLiveRow(context, id))
  if (writes) {
    const source = { order: placed, transfers: transfer ? [transfer] : [], parcels: [], shop: shopOf(shop) }
    const words = yield* readWords(context, languageOf(placed))
    yield* queueMail(context.store.database.dialect, emailOf('received', source, words))
  }
  const answer = { orderNo, orderedAt: at.toISOString(), status: String(placed['status']), ...quote }
  return { recordId: id, answer: { ...answer, transfer: transfer && shownTransfer(transfer), payUntil } }
}

/** Has the goods of an order by card released at the end of the time that the shop gives to pay it; answers when. */
function* expireUnpaid(
  { store, tenant }: Context,
  id: string,
  { cardPaymentMinutes }: ShopSettings,
  at: Date,
): Operation<string | null> {
  if (cardPaymentMinutes === null) return null
  const payUntil = at.valueOf() + cardPaymentMinutes * 60_000
  const due = payUntil + paymentGrace
  const unpaid: UnpaidOrder = { tenant: { id: tenant.id, site: tenant.site }, id, due }
  yield* enqueue(store.database.dialect, 'unpaid-order', unpaid, { runAt: due })
  return new Date(payUntil).toISOString()
}

/** What a customer reads about an expected transfer. */
export const transferFields = [
  'amount',
  'dueOn',
  'bankName',
  'bankCode',
  'branchName',
  'branchCode',
  'accountType',
  'accountNumber',
  'accountHolderKana',
] as const

const shownTransfer = (transfer: Values): Values =>
  Object.fromEntries(transferFields.map((name) => [name, transfer[name]]))

function* expectTransfer(
  context: Context,
  id: string,
  orderNo: string,
  amount: number,
  settings: ShopSettings,
  at: Date,
): Operation<Values> {
  const { bankName, bankCode, branchName, branchCode, accountType, accountNumber, accountHolderKana } = settings
  const account = { bankName, bankCode, branchName, branchCode, accountType, accountNumber, accountHolderKana }
  const dueOn = addDays(today(at), settings.transferDueDays)
  const inTransfers = { ...context, entity: paymentBank }
  const values = { ...account, paymentNo: orderNo, order: id, amount, dueOn }
  const saved = yield* commit(inTransfers, { kind: 'create', values })()
  return rowValues(paymentBank, (yield* findRow(inTransfers, saved.id))!)
}

function* makeParcels(
  context: Context,
  id: string,
  orderNo: string,
  { quote: { items }, parcels }: Judged,
  { shipTo, wishDate }: Values,
  plannedOn: string | null,
): Operation<void> {
  const { name: recipientName, ...address } = (shipTo as readonly Values[])[0]!
  for (const [place, { kind: shippingKind, lines, fee }] of parcels.entries()) {
    // What is no product, such as the wrapping, goes with the first parcel.
    const extra = place === 0 ? items.flatMap((item, line) => (item.product ? [] : [line])) : []
    const contents = [...lines, ...extra].map((line) => {
      const { name, quantity } = items[line]!
      return { item: line + 1, name, quantity }
    })
    const values = { ...address, recipientName, order: id, deliveryNo: `${orderNo}-${place + 1}` }
    const shipping = { shippingKind, contents, fee, wishDate: wishDate ?? null, plannedOn }
    yield* commit({ ...context, entity: delivery }, { kind: 'create', values: { ...values, ...shipping } })()
  }
}
