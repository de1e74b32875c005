import Close from '@mui/icons-material/Close'
import PrintOutlined from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import GlobalStyles from '@mui/material/GlobalStyles'
import IconButton from '@mui/material/IconButton'
import { useGetList } from 'react-admin'
import { today } from '../../../entities/language/dates/plain-date.ts'
import { MessageBar } from '../../captain/form/message-bar.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import type { OrderRecord, PaperKind } from './order-record.ts'
import { OrderDocument } from './order-document.tsx'
import { screenStyle } from './document-style.ts'
import type { Seller } from './seller.tsx'

interface PaperDialogProps {
  readonly kind: PaperKind
  readonly order: OrderRecord
  close(): void
}

/** The print preview of a document, with a print button. In print, the page around it is hidden. */
export default function OrderDocumentDialog({ kind, order, close }: PaperDialogProps) {
  const { translate } = useWords()
  const { data, isPending } = useGetList<Seller>('tokusho', {
    filter: { status: 'published', effectiveOn_lte: today() },
    sort: { field: 'effectiveOn', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  })
  const seller = data?.[0]
  const words = (key: string) => translate(`resources.order.papers.${key}`)
  return (
    <Dialog open fullScreen onClose={close} className="paper-dialog" aria-label={words(kind)}>
      <GlobalStyles styles={printStyle} />
      <Box className="paper-bar" sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1.5 }}>
        <IconButton onClick={close} aria-label={translate('commons.actions.close')}>
          <Close />
        </IconButton>
        <Box component="h2" sx={{ flex: 1, m: 0, fontSize: '1.125rem' }}>
          {words(kind)}
        </Box>
        <Button
          variant="contained"
          startIcon={<PrintOutlined />}
          disabled={isPending}
          onClick={() => window.print()}
          data-action="print"
        >
          {words('print')}
        </Button>
      </Box>
      {!isPending && kind === 'invoice' && !seller?.invoiceNumber && (
        <Box className="paper-bar" sx={{ maxWidth: 794, width: '100%', mx: 'auto', px: 1, pb: 1.5 }}>
          <MessageBar tone="warning">{words('unregistered')}</MessageBar>
        </Box>
      )}
      <Box sx={screenStyle}>{!isPending && <OrderDocument kind={kind} order={order} seller={seller} />}</Box>
    </Dialog>
  )
}

const printStyle = {
  '@page': { size: 'A4', margin: '14mm' },
  '@media print': {
    'body > *:not(.paper-dialog), .paper-bar': { display: 'none !important' },
    '.paper-dialog, .paper-dialog *': { position: 'static !important', overflow: 'visible !important' },
    'html, body': { background: '#fff !important' },
  },
} as const
