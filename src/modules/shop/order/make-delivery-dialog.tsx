import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useRefresh } from 'react-admin'
import { useState } from 'react'
import { delivery } from '../../../../entities/shop/delivery.ts'
import { order as entity } from '../../../../entities/shop/order.ts'
import { MessageBar } from '../../../kernel/controls/message-bar.tsx'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'
import { errorText } from '../../../kernel/words/error-text.ts'
import { useLabels } from '../../../kernel/words/labels.ts'
import { apiJson } from '../../../shell/api/api.ts'
import { useToast } from '../../../shell/ui/toast.tsx'
import { useWords } from '../../../shell/words/words-context.tsx'
import { toHalfWidth } from '../../../../entities/language/text/normalise-text.ts'
import type { OrderRecord } from './order-record.ts'
import { useKeyedPost } from '../../../kernel/api/use-keyed-post.ts'
import { ActionDialog } from '../../../kernel/controls/action-dialog.tsx'

interface MakeDeliveryDialogProps {
  readonly order: OrderRecord
  /** How many of each item are in no parcel yet. */
  readonly left: readonly number[]
  close(): void
}

/** Asks where a parcel goes and what is in it: everything that is left, unless somebody lowers it. */
export default function MakeDeliveryDialog({ order, left, close }: MakeDeliveryDialogProps) {
  const { translate, load } = useWords()
  const labels = useLabels(entity)
  const ofDelivery = useLabels(delivery)
  const { slug } = useTenant()
  const toast = useToast()
  const refresh = useRefresh()
  const [shipTo, setShipTo] = useState(0)
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const keyedPost = useKeyedPost()
  const words = (key: string, params: object = {}) => translate(`resources.order.page.${key}`, params)

  const rows = order.items.flatMap(({ name }, place) => {
    const max = left[place]!
    if (max <= 0) return []
    const text = typed[place] ?? String(max)
    const digits = toHalfWidth(text).trim()
    const quantity = /^\d{1,3}$/.test(digits) ? Number(digits) : Number.NaN
    return [{ item: place + 1, place, name, max, text, quantity, isWrong: !(quantity <= max) }]
  })
  const contents = rows.filter(({ quantity }) => quantity > 0).map(({ item, quantity }) => ({ item, quantity }))
  const isReady = contents.length > 0 && !rows.some(({ isWrong }) => isWrong)

  const make = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await apiJson<'POST /api/v1/authorized/tenants/{tenant}/{entity}/{id}/deliveries'>(
        `/api/v1/authorized/tenants/${slug}/order/${order.id}/deliveries`,
        keyedPost({ shipTo, contents }),
      )
      toast({ kind: 'success', text: words('deliveryMade') })
      close()
    } catch (error) {
      await load('validations').catch(() => {})
      setFailure(errorText(translate, labels, error))
      setBusy(false)
    } finally {
      refresh()
    }
  }
  return (
    <ActionDialog
      title={words('makeDelivery')}
      maxWidth="sm"
      busy={busy}
      actions={
        <Button type="submit" variant="contained" disabled={busy || !isReady} autoFocus data-action="create-delivery">
          {words('create')}
        </Button>
      }
      onSubmit={() => isReady && void make()}
      close={close}
    >
      {failure && <MessageBar tone="error">{failure}</MessageBar>}
      {order.shipTo.length > 1 && (
        <TextField
          select
          label={labels.label('shipTo')}
          value={shipTo}
          onChange={({ target }) => setShipTo(Number(target.value))}
          sx={{ mt: 1 }}
        >
          {order.shipTo.map(({ name, address }, place) => (
            <MenuItem key={`${name} ${address}`} value={place}>
              {name} {address}
            </MenuItem>
          ))}
        </TextField>
      )}
      {rows.map(({ item, place, name, max, text, isWrong }) => (
        <Box key={item} sx={row}>
          <span>{name}</span>
          <TextField
            size="small"
            value={text}
            error={isWrong}
            helperText={words('leftOf', { count: max })}
            onChange={({ target }) => setTyped({ ...typed, [place]: target.value })}
            slotProps={{
              htmlInput: { inputMode: 'numeric', 'aria-label': `${name} ${ofDelivery.label('contents.quantity')}` },
            }}
            sx={{ width: 112 }}
          />
        </Box>
      ))}
    </ActionDialog>
  )
}

const row = {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 2,
  fontSize: 14,
  '& > span': { pt: 1, overflowWrap: 'anywhere' },
} as const
