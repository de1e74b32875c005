import { order as entity } from '../../../../entities/shop/order.ts'
import { useFormat } from '../../../kernel/words/format.ts'
import { useLabels } from '../../../kernel/words/labels.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import type { OrderRecord } from './order-record.ts'

/** Totals by tax rate, tax included, as stated by the order, and the grand total. */
export function OrderTotals({ order }: { readonly order: OrderRecord }) {
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
