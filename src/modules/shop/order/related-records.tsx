import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, RecordContextProvider, useBasename, useGetList, useRecordContext } from 'react-admin'
import { delivery } from '../../../../entities/shop/delivery.ts'
import { statesOf, titleOf, type Entity } from '../../../../entities/language/entity.ts'
import { paymentBank } from '../../../../entities/shop/payment-bank.ts'
import { paymentCard } from '../../../../entities/shop/payment-card.ts'
import { EntityScopeOf } from '../../../captain/record/entity-scope.tsx'
import { MessageBar } from '../../../kernel/controls/message-bar.tsx'
import { RailCard } from '../../../kernel/controls/rail-card.tsx'
import { useFormat } from '../../../kernel/words/format.ts'
import { useLabels } from '../../../kernel/words/labels.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { panelKey } from '../../../captain/navigation/record-paths.ts'
import { StatusPill } from '../../../kernel/status/status-pill.tsx'
import { TransitionButtons } from '../../../captain/record/transition-buttons.tsx'
import { AlertMark } from '../../../fields/base/alert-mark.tsx'
import { displayByKind } from '../../../fields/display/by-kind.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { MakeDelivery } from './make-delivery.tsx'
import type { OrderRecord, ParcelRecord } from './order-record.ts'
import { ParcelContents, ShipmentSummary } from './parcel-contents.tsx'
import { relatedQuery, useParcels } from './use-parcels.ts'

/** The fields that each card shows, where they are filled in. */
const shown: Readonly<Record<string, readonly string[]>> = {
  [delivery.name]: [
    'recipientName',
    'address',
    'wishDate',
    'plannedOn',
    'carrier',
    'trackingNumber',
    'shippedAt',
    'deliveredAt',
  ],
  [paymentBank.name]: ['amount', 'dueOn', 'depositedAmount', 'depositedOn', 'payerNameKana'],
  [paymentCard.name]: ['amount', 'brand', 'last4', 'authorizedAt', 'capturedAt', 'refundedAmount', 'refundedAt'],
}

/** The payments and deliveries of an order, each with what can be done about it; shown once their words have loaded. */
export function RelatedRecords() {
  const words = useWords()
  const order = useRecordContext<OrderRecord>()!
  const { isSuccess } = useQuery({
    queryKey: ['words', 'related to an order'],
    queryFn: async () => {
      await words.load(...Object.keys(shown).map((name) => `entities/${name}`))
      return true
    },
  })
  if (!isSuccess) return null
  const payment = order.paymentMethod === 'bank' ? [paymentBank, paymentCard] : [paymentCard, paymentBank]
  return [...payment, delivery].map((entity) => <Records key={entity.name} entity={entity} order={order} />)
}

function Records({ entity, order }: { readonly entity: Entity; readonly order: OrderRecord }) {
  const labels = useLabels(entity)
  const { data } = useGetList<CaptainRecord>(entity.name, relatedQuery(entity, order))
  const ofOrder = useParcels(order)
  const parcels = entity === delivery ? ofOrder : undefined
  if (!data || (data.length === 0 && entity !== delivery)) return null

  return (
    <EntityScopeOf entity={entity}>
      <RailCard title={labels.plural}>
        {parcels && parcels.length > 0 && <ShipmentSummary order={order} parcels={parcels} />}
        {data.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <RelatedRecord
              entity={entity}
              record={record}
              order={order}
              parcel={parcels?.find(({ id }) => id === record.id)}
            />
          </RecordContextProvider>
        ))}
        {parcels && <MakeDelivery order={order} parcels={parcels} />}
      </RailCard>
    </EntityScopeOf>
  )
}

interface RelatedRecordProps {
  readonly entity: Entity
  readonly record: CaptainRecord
  readonly order: OrderRecord
  /** The record, if it is a parcel. */
  readonly parcel: ParcelRecord | undefined
}

function RelatedRecord({ entity, record, order, parcel }: RelatedRecordProps) {
  const labels = useLabels(entity)
  const { translate } = useWords()
  const { number } = useFormat()
  const refund = refundDue(entity, record, order)
  const basename = useBasename()
  const states = statesOf(entity)!
  const filled = shown[entity.name]!.filter((name) => record[name] !== null && record[name] !== undefined)
  return (
    <Box component="section" data-related={entity.name} sx={card}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <LinkBase to={`${basename}/${entity.name}?${panelKey}=${record.id}`}>
          {String(record[titleOf(entity)])}
        </LinkBase>
        <StatusPill record={record} field={states} />
        <AlertMark source={states.name} />
      </Box>
      {refund > 0 && (
        <Box sx={{ mt: 1 }} data-refund-due>
          <MessageBar tone="warning">
            {translate('resources.order.page.refundDue', { amount: number(refund) })}
          </MessageBar>
        </Box>
      )}
      <Box component="dl" sx={facts}>
        {filled.map((name) => {
          const { Preview } = displayByKind[entity.fields[name]!.kind]
          return (
            <div key={name}>
              <dt>{labels.label(name)}</dt>
              <dd>
                <Preview source={name} />
              </dd>
            </div>
          )
        })}
      </Box>
      {parcel && <ParcelContents parcel={parcel} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { minHeight: { xs: 44, sm: 36 } } }}>
        <TransitionButtons record={record} beside />
      </Box>
    </Box>
  )
}

const card = { '& + &': { mt: 2, pt: 2, borderTop: '1px solid var(--line)' } } as const
const facts = {
  m: 0,
  my: 1,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(150px, 1fr))' },
  columnGap: 2,
  rowGap: 1,
  fontSize: 14,
  '& dt': { fontSize: 12, color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const

/** The states in which a payment has brought money in that was not refunded. */
const received: Readonly<Record<string, readonly string[]>> = {
  [paymentBank.name]: ['partial', 'paid', 'overpaid'],
  [paymentCard.name]: ['captured'],
}

/** What a payment brought in for an order that was cancelled or returned, and is still to be refunded. */
export function refundDue({ name }: Entity, payment: CaptainRecord, { status }: Pick<OrderRecord, 'status'>): number {
  const isOver = status === 'cancelled' || status === 'returned'
  if (!isOver || !received[name]?.includes(String(payment.status))) return 0
  return Number(payment.depositedAmount ?? payment.amount)
}
