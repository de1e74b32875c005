import AddOutlined from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRefresh } from 'react-admin'
import { useRef, useState } from 'react'
import { isClosedState } from '../../../entities/language/shared/order-states.ts'
import { order as entity } from '../../../entities/order.ts'
import { useTenant } from '../../captain/tenant/tenant-context.tsx'
import { errorText } from '../../captain/words/error-text.ts'
import { useLabels } from '../../captain/words/labels.ts'
import { apiJson } from '../../shell/api/api.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import type { OrderRecord } from './order-record.ts'

/** Makes a parcel for an address of the order; an order that is sent in parts has several. */
export function MakeDelivery({ order }: { readonly order: OrderRecord }) {
  const { translate } = useWords()
  const labels = useLabels(entity)
  const { slug } = useTenant()
  const toast = useToast()
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  // One key for each address until its parcel is there: pressed again after a lost answer, the button makes no second.
  const keys = useRef(new Map<number, string>())
  if (isClosedState(order.status)) return null

  const make = async (shipTo: number) => {
    setBusy(true)
    const key = keys.current.get(shipTo) ?? crypto.randomUUID()
    keys.current.set(shipTo, key)
    try {
      await apiJson<'POST /api/v1/authorized/tenants/{tenant}/{entity}/{id}/deliveries'>(
        `/api/v1/authorized/tenants/${slug}/order/${order.id}/deliveries`,
        { method: 'POST', headers: { 'Idempotency-Key': JSON.stringify(key) }, body: JSON.stringify({ shipTo }) },
      )
      keys.current.delete(shipTo)
      toast({ kind: 'success', text: translate('resources.order.page.deliveryMade') })
    } catch (error) {
      toast({ kind: 'error', text: errorText(translate, labels, error) })
    } finally {
      setBusy(false)
      refresh()
    }
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      {order.shipTo.map(({ name, address }, place) => (
        <Button
          key={`${name} ${address}`}
          variant="outlined"
          startIcon={<AddOutlined />}
          disabled={busy}
          onClick={() => void make(place)}
          data-action="make-delivery"
          sx={{ minHeight: { xs: 44, sm: 36 } }}
        >
          {order.shipTo.length > 1
            ? translate('resources.order.page.makeDeliveryTo', { name })
            : translate('resources.order.page.makeDelivery')}
        </Button>
      ))}
    </Box>
  )
}
