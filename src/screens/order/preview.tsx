import { order } from '../../../entities/order.ts'
import { Preview } from '../../captain/screens/preview.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as choices from '../../fields/display/choices.tsx'
import * as date from '../../fields/display/date.tsx'
import * as dateTime from '../../fields/display/date-time.tsx'
import * as email from '../../fields/display/email.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as lines from '../../fields/display/lines.tsx'
import * as longText from '../../fields/display/long-text.tsx'
import * as phone from '../../fields/display/phone.tsx'
import * as postalCode from '../../fields/display/postal-code.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'
import { OrderDocumentButtons } from './document-buttons.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderLead } from './order-lead.tsx'
import { RelatedRecords } from './related-records.tsx'

const fields = {
  orderNo: text.Preview,
  orderedAt: dateTime.Preview,
  status: states.Preview,
  // OrderItems shows 'items', 'itemsTotal', 'shippingFee', 'discount', 'total' and 'taxBreakdown'.
  paymentMethod: choice.Preview,
  buyerName: text.Preview,
  buyerKana: text.Preview,
  buyerEmail: email.Preview,
  buyerPhone: phone.Preview,
  buyerPostalCode: postalCode.Preview,
  buyerPrefecture: choice.Preview,
  buyerAddress: text.Preview,
  shipTo: lines.Preview,
  wishDate: date.Preview,
  wishTime: choice.Preview,
  giftWrapping: choice.Preview,
  noshiName: text.Preview,
  customerNote: longText.Preview,
  agreedTermsVersion: text.Preview,
  paidAt: dateTime.Preview,
  shippedAt: dateTime.Preview,
  cancelledAt: dateTime.Preview,
  cancelReason: choice.Preview,
  locale: choice.Preview,
  restockOnReturn: toggle.Preview,
  sentEmails: choices.Preview,
  receiptName: text.Preview,
  receiptHonorific: choice.Preview,
  receiptIssuedAt: dateTime.Preview,
  receiptIssues: integer.Preview,
  memo: longText.Preview,
}

export default function OrderPreview() {
  return (
    <Preview
      entity={order}
      fields={fields}
      actions={<OrderDocumentButtons />}
      lead={<OrderLead />}
      top={
        <>
          <OrderItems />
          <RelatedRecords />
        </>
      }
    />
  )
}
