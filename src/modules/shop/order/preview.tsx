import { order } from '../../../../entities/shop/order.ts'
import { Preview } from '../../../captain/screens/preview.tsx'
import * as choice from '../../../fields/display/choice.tsx'
import * as choices from '../../../fields/display/choices.tsx'
import * as date from '../../../fields/display/date.tsx'
import * as dateTime from '../../../fields/display/date-time.tsx'
import * as email from '../../../fields/display/email.tsx'
import * as integer from '../../../fields/display/integer.tsx'
import * as lines from '../../../fields/display/lines.tsx'
import * as longText from '../../../fields/display/long-text.tsx'
import * as phone from '../../../fields/display/phone.tsx'
import * as postalCode from '../../../fields/display/postal-code.tsx'
import * as states from '../../../fields/display/states.tsx'
import * as text from '../../../fields/display/text.tsx'
import * as toggle from '../../../fields/display/toggle.tsx'
import { OrderDocumentButtons } from './document-buttons.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderLead } from './order-lead.tsx'
import { RelatedRecords } from './related-records.tsx'

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
    >
      <text.Preview source="orderNo" />
      <dateTime.Preview source="orderedAt" />
      <states.Preview source="status" />
      {/* OrderItems shows 'items', 'itemsTotal', 'shippingFee', 'discount', 'total' and 'taxBreakdown'. */}
      <choice.Preview source="paymentMethod" />
      <text.Preview source="buyerName" />
      <text.Preview source="buyerKana" />
      <email.Preview source="buyerEmail" />
      <phone.Preview source="buyerPhone" />
      <postalCode.Preview source="buyerPostalCode" />
      <choice.Preview source="buyerPrefecture" />
      <text.Preview source="buyerAddress" />
      <lines.Preview source="shipTo" />
      <date.Preview source="wishDate" />
      <choice.Preview source="wishTime" />
      <choice.Preview source="giftWrapping" />
      <text.Preview source="noshiName" />
      <longText.Preview source="customerNote" />
      <text.Preview source="agreedTermsVersion" />
      <dateTime.Preview source="paidAt" />
      <dateTime.Preview source="shippedAt" />
      <dateTime.Preview source="cancelledAt" />
      <choice.Preview source="cancelReason" />
      <choice.Preview source="locale" />
      <toggle.Preview source="restockOnReturn" />
      <choices.Preview source="sentEmails" />
      <text.Preview source="receiptName" />
      <choice.Preview source="receiptHonorific" />
      <dateTime.Preview source="receiptIssuedAt" />
      <integer.Preview source="receiptIssues" />
      <longText.Preview source="memo" />
    </Preview>
  )
}
