import QrCode2 from '@mui/icons-material/QrCode2'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useWords } from '../../shell/words/words-context.tsx'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { lazyPart } from '../../shell/ui/lazy-component.ts'

const QrDialog = lazyPart(() => import('./qr-dialog.tsx'))

/** Opens the QR code of a record's URLs. The drawing code is loaded only then. */
export default function QrButton({ record }: { readonly record: CaptainRecord }) {
  const { translate } = useWords()
  const words = translate('commons.actions.qrCode')
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton aria-label={words} title={words} onClick={() => setOpen(true)}>
        <QrCode2 />
      </IconButton>
      {open && <QrDialog record={record} close={() => setOpen(false)} />}
    </>
  )
}
