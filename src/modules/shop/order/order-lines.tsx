import { order as entity } from '../../../../entities/shop/order.ts'
import { reducedRate } from '../../../../entities/language/numbers/tax.ts'
import { useFormat } from '../../../kernel/words/format.ts'
import { useLabels } from '../../../kernel/words/labels.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import type { OrderRecord } from './order-record.ts'

interface OrderLinesProps {
  readonly order: OrderRecord
  /** The items of a parcel that holds a part of the order. */
  readonly part?: OrderRecord['items'] | undefined
}

/**
 * The items of an order, with shipping and discount, or those of one parcel, with their sum; items at the reduced tax
 * rate carry its mark.
 */
export function OrderLines({ order, part }: OrderLinesProps) {
  const labels = useLabels(entity)
  const { translate } = useWords()
  const format = useFormat()
  const { number } = format
  return (
    <table>
      <thead>
        <tr>
          <th>{labels.label('items.name')}</th>
          <th className="sum">{labels.label('items.unitPrice')}</th>
          <th className="sum">{labels.label('items.quantity')}</th>
          <th className="sum">{labels.label('items.taxRate')}</th>
          <th className="sum">{labels.label('items.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {(part ?? order.items).map(({ code, name, unitPrice, quantity, taxRate, amount }) => (
          <tr key={`${code} ${name}`}>
            <td>
              {name}
              {taxRate === reducedRate && ` ${translate('resources.order.documents.mark')}`}
            </td>
            <td className="sum">{number(unitPrice)}</td>
            <td className="sum">{number(quantity)}</td>
            <td className="sum">{taxRate}%</td>
            <td className="sum">{number(amount)}</td>
          </tr>
        ))}
        {part ? (
          <tr>
            <td colSpan={4}>{translate('resources.order.documents.partTotal')}</td>
            <td className="sum">{number(part.reduce((sum, { amount }) => sum + amount, 0))}</td>
          </tr>
        ) : (
          <tr>
            <td colSpan={4}>{labels.label('shippingFee')}</td>
            <td className="sum">{number(order.shippingFee)}</td>
          </tr>
        )}
        {!part && Boolean(order.discount) && (
          <tr>
            <td colSpan={4}>{labels.label('discount')}</td>
            <td className="sum">−{number(order.discount!)}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
