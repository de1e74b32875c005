import Box from '@mui/material/Box'
import { order as entity } from '../../../../entities/shop/order.ts'
import { paymentBank } from '../../../../entities/shop/payment-bank.ts'
import { reducedRate } from '../../../../entities/language/numbers/tax.ts'
import { honorificOf, type Honorific } from '../../../../entities/language/shared/honorific.ts'
import { isUnpaidState } from '../../../../entities/shop/order-states.ts'
import { today } from '../../../../entities/language/dates/plain-date.ts'
import { useFormat } from '../../../kernel/words/format.ts'
import { useLabels } from '../../../kernel/words/labels.ts'
import { postalCodeText } from '../../../shell/words/postal-code.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { OrderLines } from './order-lines.tsx'
import type { Address, OrderRecord, OrderDocumentKind, ParcelRecord, Transfer } from './order-record.ts'
import { sheetStyle } from './document-style.ts'
import { SellerBlock, type Seller } from './seller.tsx'

interface OrderDocumentProps {
  readonly kind: OrderDocumentKind
  readonly order: OrderRecord
  /** The parcel that a delivery slip is for; the whole order by default. */
  readonly parcel?: ParcelRecord | undefined
  readonly seller: Seller | undefined
  /** The transfer that an invoice asks for. */
  readonly transfer?: Transfer | undefined
  /** Whom a receipt names; the buyer by default. */
  readonly addressee?: string
  /** How the receipt addresses them; what their name takes by default. */
  readonly honorific?: Honorific | undefined
  /** Whether a receipt was issued before. */
  readonly isCopy?: boolean
}

/**
 * The delivery slip, invoice or receipt of an order. With a registration number of the seller, the invoice is a qualified one
 * (適格請求書) and states issuer and number, the date, each item with the mark of the reduced rate, the total and tax for
 * each rate, and the buyer (消費税法第57条の4第1項).
 */
export function OrderDocument({
  kind,
  order,
  parcel,
  seller,
  transfer,
  addressee,
  honorific,
  isCopy = false,
}: OrderDocumentProps) {
  const { translate } = useWords()
  const format = useFormat()
  const labels = useLabels(entity)
  const words = (key: string, params: object = {}) => translate(`resources.order.documents.${key}`, params)
  const addressed = (name: string, given = honorificOf(name)) => words(`addressee.${given}`, { name })
  const buyer = {
    name: order.buyerName,
    postalCode: order.buyerPostalCode,
    prefecture: order.buyerPrefecture,
    address: order.buyerAddress,
  }
  const part = parcel && partOf(order, parcel)
  const items = part ?? order.items
  const addresses = parcel ? [{ ...parcel, name: parcel.recipientName }] : order.shipTo
  return (
    <Box component="article" data-document={kind} sx={sheetStyle}>
      <h1>{words(`${kind}Title`)}</h1>
      {isCopy && <p className="copy">{words('copy')}</p>}
      <div className="head">
        <div className="to">
          <p className="name">{addressed(addressee || buyer.name, honorific)}</p>
          {kind !== 'receipt' && <AddressLines address={buyer} />}
        </div>
        <div>
          <dl>
            <dt>{labels.label('orderNo')}</dt>
            <dd>{order.orderNo}</dd>
            {parcel && (
              <>
                <dt>{words('parcelNo')}</dt>
                <dd>{parcel.deliveryNo}</dd>
              </>
            )}
            <dt>{labels.label('orderedAt')}</dt>
            <dd>{format.date(today(new Date(order.orderedAt)))}</dd>
            <dt>{words('issuedOn')}</dt>
            <dd>{format.date(today())}</dd>
          </dl>
          <Box sx={{ mt: 2 }}>{seller && <SellerBlock seller={seller} />}</Box>
        </div>
      </div>
      {kind !== 'receipt' && <p className="opening">{words(`${kind}Opening`)}</p>}
      {kind !== 'slip' && (
        <p className="due">
          <span>{words(kind === 'receipt' ? 'received' : 'due')}</span>
          <span>{words('yen', { amount: format.number(order.total) })}</span>
        </p>
      )}
      {kind === 'receipt' && <p className="opening">{words('receiptOpening')}</p>}
      {kind === 'invoice' && transfer && isUnpaidState(order.status) && <TransferLines transfer={transfer} />}
      <OrderLines order={order} part={part} />
      {!part && <OrderTotals order={order} />}
      <div className="notes">
        {part && <p>{words('inParts')}</p>}
        {items.some(({ taxRate }) => taxRate === reducedRate) && <p>{words('reducedMark')}</p>}
        <p>{words('taxIncluded')}</p>
        <p>
          {words('fact', {
            label: labels.label('paymentMethod'),
            value: order.paidAt
              ? words('withNote', {
                  text: labels.option('paymentMethod', order.paymentMethod),
                  note: words('paidOn', { date: format.date(today(new Date(order.paidAt))) }),
                })
              : labels.option('paymentMethod', order.paymentMethod),
          })}
        </p>
        {kind === 'slip' &&
          addresses.map((address) => (
            <p key={`${address.postalCode}${address.address}${address.name}`}>
              {words('fact', { label: labels.label('shipTo'), value: addressed(address.name) })}{' '}
              <AddressLines inline address={address} />
            </p>
          ))}
      </div>
    </Box>
  )
}

/** The items of a parcel that holds a part of an order; undefined where it holds everything. */
function partOf({ items }: OrderRecord, { contents }: ParcelRecord): OrderRecord['items'] | undefined {
  const parts = (contents ?? []).flatMap(({ item, quantity }) => {
    const ordered = items[item - 1]
    return ordered ? [{ ...ordered, quantity, amount: ordered.unitPrice * quantity }] : []
  })
  const isWhole = items.every(({ quantity }, place) =>
    contents?.some((part) => part.item === place + 1 && part.quantity === quantity),
  )
  return contents && !isWhole ? parts : undefined
}

/** Where to pay to, and until when. */
function TransferLines({ transfer }: { readonly transfer: Transfer }) {
  const labels = useLabels(paymentBank)
  const format = useFormat()
  const { translate } = useWords()
  const coded = (name: string | null, code: string | null) =>
    name && code ? translate('resources.order.documents.withNote', { text: name, note: code }) : (name ?? code ?? '')
  const account = [transfer.accountType && labels.option('accountType', transfer.accountType), transfer.accountNumber]
  const lines = [
    ['dueOn', format.date(transfer.dueOn)],
    ['bankName', coded(transfer.bankName, transfer.bankCode)],
    ['branchName', coded(transfer.branchName, transfer.branchCode)],
    ['accountNumber', account.filter(Boolean).join(' ')],
    ['accountHolderKana', transfer.accountHolderKana ?? ''],
  ] as const
  return (
    <dl className="transfer" data-transfer>
      {lines
        .filter(([, text]) => text !== '')
        .map(([name, text]) => (
          <div key={name}>
            <dt>{labels.label(name)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  )
}

function AddressLines({ address, inline = false }: { readonly address: Address; readonly inline?: boolean }) {
  const { translate } = useWords()
  const labels = useLabels(entity)
  const code = postalCodeText(address.postalCode)
  const place = translate('resources.order.documents.place', {
    prefecture: labels.option('buyerPrefecture', address.prefecture),
    address: address.address,
  })
  if (inline) return <>{`${code} ${place}`}</>
  return (
    <>
      <p>{code}</p>
      <p>{place}</p>
    </>
  )
}

/** Totals by tax rate, tax included, as stated by the order, and the grand total. */
function OrderTotals({ order }: { readonly order: OrderRecord }) {
  const labels = useLabels(entity)
  const { translate } = useWords()
  const { number } = useFormat()
  const words = (key: string, params: object) => translate(`resources.order.documents.${key}`, params)
  return (
    <table className="sums">
      <tbody>
        {order.taxBreakdown.map(({ taxRate, taxableAmount, tax }) => (
          <tr key={taxRate}>
            <th scope="row">{words('atRate', { rate: taxRate })}</th>
            <td className="sum">{words('yen', { amount: number(taxableAmount) })}</td>
            <td className="sum">{words('taxInside', { amount: number(tax) })}</td>
          </tr>
        ))}
        <tr className="total">
          <th scope="row">{labels.label('total')}</th>
          <td className="sum" colSpan={2}>
            {words('yen', { amount: number(order.total) })}
          </td>
        </tr>
      </tbody>
    </table>
  )
}
