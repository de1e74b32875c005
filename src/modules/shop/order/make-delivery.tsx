import AddOutlined from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { lazyComponent } from '../../../shell/ui/lazy-component.ts'
import { isClosedState } from '../../../../entities/shop/order-states.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import type { OrderRecord, ParcelRecord } from './order-record.ts'
import { shipmentOf } from './use-parcels.ts'

const MakeDeliveryDialog = lazyComponent(() => import('./make-delivery-dialog.tsx'))

interface MakeDeliveryProps {
  readonly order: OrderRecord
  readonly parcels: readonly ParcelRecord[]
}

/** Makes a parcel of what is in none yet; an order that is sent in parts has several. */
export function MakeDelivery({ order, parcels }: MakeDeliveryProps) {
  const { translate } = useWords()
  const [isOpen, setOpen] = useState(false)
  const { left, unpacked } = shipmentOf(order, parcels)
  if (isClosedState(order.status)) return null
  return (
    <>
      {unpacked > 0 && (
        <Box sx={{ mt: 1.5 }}>
          <Button
            variant="outlined"
            startIcon={<AddOutlined />}
            onClick={() => setOpen(true)}
            data-action="make-delivery"
            sx={{ minHeight: { xs: 44, sm: 36 } }}
          >
            {translate('resources.order.page.makeDelivery')}
          </Button>
        </Box>
      )}
      {isOpen && (
        <Suspense>
          <MakeDeliveryDialog order={order} left={left} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
