import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { order as entity } from '../../../entities/order.ts'
import { MessageBar } from '../../captain/form/message-bar.tsx'
import { useTenant } from '../../captain/tenant/tenant-context.tsx'
import { errorText } from '../../captain/words/error-text.ts'
import { useLabels } from '../../captain/words/labels.ts'
import { apiJson } from '../../shell/api/api.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import type { Letter } from './order-letters.tsx'
import type { OrderRecord } from './order-record.ts'

interface LetterDialogProps {
  readonly letter: Letter
  readonly order: OrderRecord
  readonly sendsMail: boolean
  close(): void
  onSent(): void
}

/** An email as the customer will get it, sent from here. */
export default function LetterDialog({ letter, order, sendsMail, close, onSent }: LetterDialogProps) {
  const labels = useLabels(entity)
  const { slug } = useTenant()
  const { translate } = useWords()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const words = (key: string) => translate(`resources.order.page.letters.${key}`)

  const send = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await apiJson<'POST /api/v1/authorized/tenants/{tenant}/{entity}/{id}/letters'>(
        `/api/v1/authorized/tenants/${slug}/order/${order.id}/letters`,
        { method: 'POST', body: JSON.stringify({ letter: letter.letter, version: order.version }) },
      )
      onSent()
    } catch (error) {
      setBusy(false)
      setFailure(errorText(translate, labels, error))
    }
  }

  // A request under way answers here: whoever closes before would not learn what happened.
  const cancel = () => {
    if (!busy) close()
  }

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={cancel} aria-labelledby="letter-title">
      <DialogTitle id="letter-title" sx={{ fontWeight: 700 }}>
        {labels.option('letters', letter.letter)}
      </DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, fontSize: 14 }}>
        {failure && <MessageBar tone="error">{failure}</MessageBar>}
        {!sendsMail && <MessageBar tone="warning">{words('noMailServer')}</MessageBar>}
        <div>
          {words('to')}: {letter.to}
        </div>
        <Box lang={letter.language} sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {letter.subject}
        </Box>
        <Box lang={letter.language} data-letter sx={paper}>
          {letter.text}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={busy} onClick={cancel}>
          {translate('commons.actions.cancel')}
        </Button>
        <Button variant="contained" disabled={busy || !sendsMail} onClick={() => void send()} data-action="send-letter">
          {words(letter.wasSent ? 'again' : 'send')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const paper = {
  p: 2,
  border: '1px solid var(--line)',
  borderRadius: 1,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: 1.75,
} as const
