import PrintOutlined from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useRecordContext } from 'react-admin'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../shell/words/words-context.tsx'
import { paperKinds, type OrderRecord, type PaperKind } from './order-record.ts'

const PaperDialog = lazy(() => import('./document-dialog.tsx'))

/** The menu of an order's documents, each with a print preview. */
export function OrderDocumentButtons() {
  const record = useRecordContext<OrderRecord>()
  const { translate } = useWords()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [open, setOpen] = useState<PaperKind>()
  if (!record) return null
  const choose = (kind: PaperKind) => {
    setAnchor(undefined)
    setOpen(kind)
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
        {paperKinds.map((kind) => (
          <MenuItem key={kind} onClick={() => choose(kind)} sx={{ minHeight: 44 }}>
            {translate(`resources.order.papers.${kind}`)}
          </MenuItem>
        ))}
      </Menu>
      {open && (
        <Suspense>
          <PaperDialog kind={open} order={record} close={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}
