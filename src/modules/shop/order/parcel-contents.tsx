import Box from '@mui/material/Box'
import { useWords } from '../../../shell/words/words-context.tsx'
import type { OrderRecord, ParcelRecord } from './order-record.ts'
import { areContentsKnown, shipmentOf } from './use-parcels.ts'

interface ShipmentSummaryProps {
  readonly order: OrderRecord
  readonly parcels: readonly ParcelRecord[]
}

/** How much of an order was sent, and how much is in no parcel yet; nothing where that is not known. */
export function ShipmentSummary({ order, parcels }: ShipmentSummaryProps) {
  const { translate } = useWords()
  if (!areContentsKnown(order, parcels)) return null
  const { total, sent, unpacked } = shipmentOf(order, parcels)
  const words = (key: string, params: object) => translate(`resources.order.page.${key}`, params)
  return (
    <Box component="p" sx={{ m: 0, mb: 1.5, fontSize: 14, fontWeight: 700 }} data-shipment>
      {words('sentOf', { sent, total, smart_count: total })}
      {unpacked > 0 && ` ${words('unpacked', { count: unpacked })}`}
    </Box>
  )
}

/** What is in a parcel; nothing where it holds everything of its address. */
export function ParcelContents({ parcel: { contents } }: { readonly parcel: ParcelRecord }) {
  const { translate } = useWords()
  if (!contents) return null
  return (
    <Box component="ul" sx={list} data-contents>
      {contents.map(({ item, name, quantity }) => (
        <li key={item}>{translate('resources.order.page.quantity', { price: name, count: quantity })}</li>
      ))}
    </Box>
  )
}

const list = { m: 0, mb: 1, pl: 2.5, fontSize: 14, overflowWrap: 'anywhere' } as const
