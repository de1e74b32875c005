import QrCode2 from '@mui/icons-material/QrCode2'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { DialogIconButton } from '../../kernel/controls/dialog-icon-button.tsx'
import { lazyPart } from '../../shell/ui/lazy-component.ts'

const QrDialog = lazyPart(() => import('./qr-dialog.tsx'))

/** Opens the QR code of a record's URLs. */
export default function QrButton({ record }: { readonly record: CaptainRecord }) {
  return <DialogIconButton words="commons.actions.qrCode" icon={QrCode2} record={record} Dialog={QrDialog} />
}
