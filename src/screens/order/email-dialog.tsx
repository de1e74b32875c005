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
import { issuesOfError } from '../../captain/words/issue-text.ts'
import { useLabels } from '../../captain/words/labels.ts'
import { apiJson } from '../../shell/api/api.ts'
import { useConfirm, type Question } from '../../shell/ui/confirm.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import type { Email } from './order-emails.tsx'
import type { OrderRecord } from './order-record.ts'
import { useKeyedPost } from './use-keyed-post.ts'

interface EmailDialogProps {
  readonly email: Email
  readonly order: OrderRecord
  readonly sendsMail: boolean
  close(): void
  onSent(): void
}

interface Refusal {
  readonly status?: number
  readonly body?: { readonly data?: { readonly current?: Email } }
}

/** An email as the customer will get it, sent from here; whoever sends it a second time is asked first. */
export default function EmailDialog({ email: opened, order, sendsMail, close, onSent }: EmailDialogProps) {
  const labels = useLabels(entity)
  const { slug } = useTenant()
  const { translate, load } = useWords()
  const confirm = useConfirm()
  const [email, setEmail] = useState(opened)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const keyedPost = useKeyedPost()
  const words = (key: string) => translate(`resources.order.page.emails.${key}`)

  const send = async () => {
    const { kind, hash, wasSent } = email
    if (wasSent && !(await confirm(askAgain()))) return
    setBusy(true)
    setFailure(undefined)
    try {
      await apiJson<'POST /api/v1/authorized/tenants/{tenant}/{entity}/{id}/emails'>(
        `/api/v1/authorized/tenants/${slug}/order/${order.id}/emails`,
        keyedPost({ kind, hash, again: wasSent }),
      )
      onSent()
    } catch (error) {
      await load('validations').catch(() => {})
      const { status, body: answer } = error as Refusal
      if (status === 412 && answer?.data?.current) setEmail(answer.data.current)
      if (issuesOfError(error).some(({ rule }) => rule === 'integrity.emailSentAlready'))
        setEmail({ ...email, wasSent: true })
      setBusy(false)
      setFailure(errorText(translate, labels, error))
    }
  }
  const askAgain = (): Question => ({
    mode: 'confirm',
    title: words('askAgain'),
    body: words('askAgainBody'),
    ok: words('again'),
  })

  // A request under way answers here: whoever closes before would not learn what happened.
  const cancel = () => {
    if (!busy) close()
  }

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={cancel} aria-labelledby="email-title">
      <DialogTitle id="email-title" sx={{ fontWeight: 700 }}>
        {labels.option('sentEmails', email.kind)}
      </DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, fontSize: 14 }}>
        {failure && <MessageBar tone="error">{failure}</MessageBar>}
        {!sendsMail && <MessageBar tone="warning">{words('noMailServer')}</MessageBar>}
        <div>{translate('resources.order.documents.fact', { label: words('to'), value: email.to })}</div>
        <Box lang={email.language} sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {email.subject}
        </Box>
        <Box lang={email.language} data-email sx={paper}>
          {email.text}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={busy} onClick={cancel}>
          {translate('commons.actions.cancel')}
        </Button>
        <Button variant="contained" disabled={busy || !sendsMail} onClick={() => void send()} data-action="send-email">
          {words(email.wasSent ? 'again' : 'send')}
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
