import PrintOutlined from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useRecordContext } from 'react-admin'
import { isHolding } from '../../../../entities/shop/parcels.ts'
import { useState } from 'react'
import { lazyPart } from '../../../shell/ui/lazy-component.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { orderDocumentKinds, type OrderRecord, type OrderDocumentKind, type ParcelRecord } from './order-record.ts'
import { useParcels } from './use-parcels.ts'

const OrderDocumentDialog = lazyPart(() => import('./document-dialog.tsx'))

interface ChosenDocument {
  readonly kind: OrderDocumentKind
  /** The parcel that a delivery slip is for; none where it is for the whole order. */
  readonly parcel?: ParcelRecord
}

/** The menu of an order's documents, each with a print preview; parcels with contents have a delivery slip each. */
export function OrderDocumentButtons() {
  const record = useRecordContext<OrderRecord>()
  return record && <DocumentMenu record={record} />
}

function DocumentMenu({ record }: { readonly record: OrderRecord }) {
  const { translate } = useWords()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [open, setOpen] = useState<ChosenDocument>()
  const parcels = (useParcels(record) ?? []).filter(isHolding)
  const divided = parcels.filter(({ contents }) => contents)
  const documents = orderDocumentKinds.flatMap((kind): readonly ChosenDocument[] => {
    if (kind !== 'slip') return [{ kind }]
    const whole = parcels.length === 0 || divided.length < parcels.length ? [{ kind }] : []
    return [...divided.map((parcel) => ({ kind, parcel })), ...whole]
  })
  const choose = (document: ChosenDocument) => {
    setAnchor(undefined)
    setOpen(document)
  }
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<PrintOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('resources.order.page.print')}
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        {documents.map((document) => (
          <MenuItem
            key={document.parcel?.id ?? document.kind}
            onClick={() => choose(document)}
            sx={{ minHeight: 44, columnGap: 1 }}
          >
            {translate(`resources.order.documents.${document.kind}`)}
            {document.parcel && <span>{document.parcel.deliveryNo}</span>}
          </MenuItem>
        ))}
      </Menu>
      {open && <OrderDocumentDialog {...open} order={record} close={() => setOpen(undefined)} />}
    </>
  )
}
