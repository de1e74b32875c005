import { order } from '../../../../entities/shop/order.ts'
import Preview from '../../../captain/screens/preview.tsx'
import { OrderDocumentButtons } from './document-buttons.tsx'
import { OrderItems } from './order-items.tsx'
import { RelatedRecords } from './related-records.tsx'
import Box from '@mui/material/Box'
import { useRecordContext } from 'react-admin'
import { useFormat } from '../../../kernel/words/format.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import type { OrderRecord } from './order-record.ts'

/** `OrderItems` shows what is left out. */
const ofItems = ['items', 'itemsTotal', 'shippingFee', 'discount', 'total', 'taxBreakdown']
const fields = Object.keys(order.fields).filter((name) => !ofItems.includes(name))

export default function OrderPreview() {
  return (
    <Preview
      entity={order}
      actions={<OrderDocumentButtons />}
      lead={<OrderLead />}
      top={
        <>
          <OrderItems />
          <RelatedRecords />
        </>
      }
      fields={fields}
    />
  )
}

/** For how much was ordered and when: what staff look for first, below the name. */
function OrderLead() {
  const order = useRecordContext<OrderRecord>()!
  const { translate } = useWords()
  const format = useFormat()
  return (
    <Box data-lead sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mt: 0.5 }}>
      <Box component="span" sx={{ fontSize: 16, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {translate('resources.order.page.amount', { amount: format.number(order.total) })}
      </Box>
      <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
        {format.dateTime(order.orderedAt)}
      </Box>
    </Box>
  )
}
