import { delivery } from '../../../entities/shop/delivery.ts'
import { today } from '../../../entities/language/dates/plain-date.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import { orderEmailNames } from '../../../entities/shop/emails.ts'
import type { OrderEmail } from '../../../entities/shop/order-states.ts'
import { order } from '../../../entities/shop/order.ts'
import { paymentBank } from '../../../entities/shop/payment-bank.ts'
import { dateFormat } from '../../../locales/dates.ts'
import { tagOf } from '../../../locales/tags.ts'
import { labelsOf } from '../../../locales/labels.ts'
import { translatorOf, type Language } from '../../base/locale/translator.ts'
import { addressee, languageOf, questionsText, siteName, type Shop } from '../customer-emails/customer.ts'
import type { Mail } from '../../base/mail/outbox.ts'
import { written, type WordsOf } from '../customer-emails/words.ts'

/** What an email to a customer is written from. */
export interface EmailSource {
  readonly order: Values
  /** The transfers and parcels of the order that were not cancelled. */
  readonly transfers: readonly Values[]
  readonly parcels: readonly Values[]
  readonly shop: Shop
}

/** The emails that fit the state of an order. */
export const fittingEmails = ({ status }: Values): readonly OrderEmail[] => {
  if (status === 'pending' || status === 'awaitingPayment') return ['received']
  if (status === 'paid' || status === 'preparing') return ['received', 'paid']
  if (status === 'shipped' || status === 'completed') return ['received', 'paid', 'shipped']
  return status === 'cancelled' || status === 'returned' ? [status] : []
}

/** An email to the customer of an order, in their language. */
export function emailOf(
  kind: OrderEmail,
  { order: record, transfers, parcels, shop }: EmailSource,
  wordsOf: WordsOf,
): Mail {
  const language = languageOf(record)
  const translate = translatorOf(language)
  const due = kind === 'received' ? transfers.filter(({ status }) => status === 'awaiting') : []
  const gone = parcels.filter(({ status }) => status === 'shipped' || status === 'delivered')
  const values = {
    site: siteName(shop, language),
    name: addressee(String(record.buyerName), language),
    number: String(record.orderNo),
    items: itemsText(record, language),
    transfer: due
      .slice(0, 1)
      .map((transfer) => transferText(transfer, language))
      .join(''),
    parcels: gone.map((parcel) => parcelText(parcel, language)).join('\n\n'),
    // The refund is mentioned only if something was paid.
    refund: record.paidAt ? translate('mails.order.refund') : '',
    questions: questionsText(shop, language),
  }
  return { to: String(record.buyerEmail), replyTo: shop.replyTo, ...written(wordsOf(orderEmailNames[kind]), values) }
}

function itemsText(record: Values, language: Language): string {
  const translate = translatorOf(language)
  const labels = labelsOf({ translate }, order.name)
  const lines = (record.items as readonly Values[]).map(
    ({ name, quantity, amount }) => `${String(name)} × ${Number(quantity)}  ${yen(amount, language)}`,
  )
  const sums = [
    [labels.label('shippingFee'), yen(record.shippingFee, language)],
    ...(record.discount ? [[labels.label('discount'), `−${yen(record.discount, language)}`] as const] : []),
    [labels.label('total'), yen(record.total, language)],
  ] as const
  return [...lines, ...rows(language, sums)].join('\n')
}

function transferText(transfer: Values, language: Language): string {
  const translate = translatorOf(language)
  const labels = labelsOf({ translate }, paymentBank.name)
  const { accountType, accountNumber, dueOn } = transfer
  const type = accountType ? labels.option('accountType', String(accountType)) : ''
  const lines = rows(language, [
    [labels.label('amount'), yen(transfer.amount, language)],
    [labels.label('dueOn'), dayText(String(dueOn), language)],
    [labels.label('bankName'), text(transfer.bankName)],
    [labels.label('branchName'), text(transfer.branchName)],
    [labels.label('accountNumber'), `${type} ${text(accountNumber)}`.trim()],
    [labels.label('accountHolderKana'), text(transfer.accountHolderKana)],
  ])
  return [translate('mails.order.transfer'), ...lines].join('\n')
}

function parcelText(parcel: Values, language: Language): string {
  const labels = labelsOf({ translate: translatorOf(language) }, delivery.name)
  const { shippedAt, carrier, contents } = parcel
  const facts = rows(language, [
    [labels.label('recipientName'), text(parcel.recipientName)],
    [labels.label('shippedAt'), shippedAt ? dayText(today(new Date(String(shippedAt))), language) : ''],
    [labels.label('carrier'), carrier ? labels.option('carrier', String(carrier)) : ''],
    [labels.label('trackingNumber'), text(parcel.trackingNumber)],
  ])
  const parts = (contents ?? []) as readonly Values[]
  return [...parts.map(({ name, quantity }) => `${String(name)} × ${Number(quantity)}`), ...facts].join('\n')
}

function rows(language: Language, pairs: readonly (readonly [string, string])[]): readonly string[] {
  const translate = translatorOf(language)
  return pairs
    .filter(([, value]) => value !== '')
    .map(([label, value]) => translate(`resources.${order.name}.documents.fact`, { label, value }))
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const dayText = (day: string, language: Language): string => dateFormat(language, 'UTC', 'long')(new Date(day))

const yen = (amount: unknown, language: Language): string =>
  translatorOf(language)('resources.order.documents.yen', { amount: Number(amount).toLocaleString(tagOf(language)) })
