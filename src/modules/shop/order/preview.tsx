import { order } from '../../../../entities/shop/order.ts'
import Preview from '../../../captain/screens/preview.tsx'
import { OrderDocumentButtons } from './document-buttons.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderLead } from './order-lead.tsx'
import { RelatedRecords } from './related-records.tsx'

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
