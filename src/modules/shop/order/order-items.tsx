import Box from '@mui/material/Box'
import { LinkBase, useCreatePath, useGetMany, useRecordContext } from 'react-admin'
import { order as entity } from '../../../../entities/shop/order.ts'
import { mainPicture, type ListedPicture } from '../../../../entities/language/uploads/pictures.ts'
import { RailCard } from '../../../kernel/controls/rail-card.tsx'
import { Thumbnail } from '../../../kernel/uploads/picture-view.tsx'
import { useFormat } from '../../../kernel/words/format.ts'
import { useLabels } from '../../../kernel/words/labels.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import type { OrderRecord } from './order-record.ts'

interface PicturedProduct {
  readonly id: string
  readonly images?: readonly ListedPicture[]
}

/** What was ordered, with pictures, and the sums below, aligned at the right. */
export function OrderItems() {
  const order = useRecordContext<OrderRecord>()!
  const labels = useLabels(entity)
  const { translate } = useWords()
  const { number } = useFormat()
  const createPath = useCreatePath()
  const ids = [...new Set(order.items.flatMap(({ product }) => product ?? []))]
  const { data: products = [] } = useGetMany<PicturedProduct>('product', { ids, meta: { include: ['images'] } })
  const amount = (yen: number) => translate('resources.order.page.amount', { amount: number(yen) })
  const sums = [
    ['itemsTotal', amount(order.itemsTotal)],
    ['shippingFee', amount(order.shippingFee)],
    ...(order.discount ? [['discount', `−${amount(order.discount)}`] as const] : []),
  ] as const
  return (
    <RailCard title={labels.label('items')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }} data-field="items">
        {order.items.map(({ product, code, name, unitPrice, taxRate, quantity, amount: sum }) => {
          const picture = mainPicture(products.find(({ id }) => id === product)?.images ?? [])
          return (
            <Box component="li" key={`${code} ${name}`} sx={line}>
              {picture ? <Thumbnail picture={{ ...picture, alt: '' }} size={56} /> : <Box sx={noPicture} />}
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
                  {product ? (
                    <LinkBase to={createPath({ resource: 'product', type: 'edit', id: product })}>{name}</LinkBase>
                  ) : (
                    name
                  )}
                </Box>
                <Box sx={small}>
                  {code} · {translate('resources.order.page.quantity', { price: amount(unitPrice), count: quantity })} ·{' '}
                  {labels.option('items.taxRate', taxRate)}
                </Box>
              </Box>
              <Box sx={figure}>{amount(sum)}</Box>
            </Box>
          )
        })}
      </Box>
      <Box component="dl" sx={sumList}>
        {sums.map(([name, text]) => (
          <div key={name} data-field={name}>
            <dt>{labels.label(name)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div data-field="total" className="total">
          <dt>{labels.label('total')}</dt>
          <dd>{amount(order.total)}</dd>
        </div>
        {order.taxBreakdown.map(({ taxRate, taxableAmount, tax }) => (
          <div key={taxRate} className="tax">
            <dt>{translate('resources.order.documents.atRate', { rate: taxRate })}</dt>
            <dd>
              {amount(taxableAmount)} {translate('resources.order.documents.taxInside', { amount: number(tax) })}
            </dd>
          </div>
        ))}
      </Box>
    </RailCard>
  )
}

const figure = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const
const small = { fontSize: 13, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' } as const
const noPicture = { width: 56, height: 56, flexShrink: 0, borderRadius: 0.5, bgcolor: 'action.hover' } as const
const line = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  py: 1.5,
  fontSize: 14,
  '&:first-of-type': { pt: 0 },
  '& + &': { borderTop: '1px solid var(--line)' },
} as const
const sumList = {
  m: 0,
  pt: 1.5,
  borderTop: '1px solid var(--line)',
  fontSize: 14,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.25 },
  '& dd': { m: 0, ...figure },
  '& .total': { fontWeight: 700, fontSize: 16, py: 0.75 },
  '& .tax': { color: 'text.secondary', fontSize: 13 },
} as const
