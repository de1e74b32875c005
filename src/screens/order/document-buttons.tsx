import PrintOutlined from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import { useRecordContext } from 'react-admin'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../shell/words/words-context.tsx'
import type { OrderRecord, PaperKind } from './order-record.ts'

const PaperDialog = lazy(() => import('./document-dialog.tsx'))

/** Buttons for an order's documents, each with a print preview. */
export function OrderDocumentButtons() {
  const record = useRecordContext<OrderRecord>()
  const { translate } = useWords()
  const [open, setOpen] = useState<PaperKind>()
  if (!record) return null
  return (
    <>
      {(['slip', 'invoice'] as const).map((kind) => (
        <Button key={kind} variant="outlined" startIcon={<PrintOutlined />} onClick={() => setOpen(kind)}>
          {translate(`resources.order.papers.${kind}`)}
        </Button>
      ))}
      {open && (
        <Suspense>
          <PaperDialog kind={open} order={record} close={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}
