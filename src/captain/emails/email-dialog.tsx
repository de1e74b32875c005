import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { apiJson } from '../../shell/api/api.ts'
import { useConfirm, type Question } from '../../shell/ui/confirm.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { useKeyedPost } from '../../kernel/api/use-keyed-post.ts'
import { MessageBar } from '../../kernel/controls/message-bar.tsx'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { errorText } from '../../kernel/words/error-text.ts'
import { issuesOfError } from '../../kernel/words/issues-of-error.ts'
import { useLabels } from '../../kernel/words/labels.ts'
import { EmailText } from './email-text.tsx'
import { useEmailsAddress, type Email } from './emails.ts'
import { FullPageDialog } from '../../kernel/controls/full-page-dialog.tsx'

interface EmailDialogProps {
  readonly email: Email
  readonly record: CaptainRecord
  readonly sendsMail: boolean
  close(): void
  onSent(): void
}

interface Refusal {
  readonly status?: number
  readonly body?: { readonly data?: { readonly current?: Email } }
}

/** An email as the customer will get it, sent from here; whoever sends it a second time is asked first. */
export default function EmailDialog({ email: opened, record, sendsMail, close, onSent }: EmailDialogProps) {
  const entity = useEntity()
  const labels = useLabels(entity)
  const address = useEmailsAddress()(record)
  const { translate, load } = useWords()
  const confirm = useConfirm()
  const [email, setEmail] = useState(opened)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const keyedPost = useKeyedPost()
  const words = (key: string) => translate(`emails.${key}`)

  const send = async () => {
    const { kind, hash, wasSent } = email
    if (wasSent && !(await confirm(askAgain()))) return
    setBusy(true)
    setFailure(undefined)
    try {
      await apiJson<'POST /api/v1/authorized/tenants/{tenant}/{entity}/{id}/emails'>(
        address,
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
    <FullPageDialog maxWidth="sm" close={cancel} aria-labelledby="email-title">
      <DialogTitle id="email-title">{labels.option('sentEmails', email.kind)}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, fontSize: 14 }}>
        {failure && <MessageBar tone="error">{failure}</MessageBar>}
        {!sendsMail && <MessageBar tone="warning">{words('noMailServer')}</MessageBar>}
        <EmailText email={email} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={busy} onClick={cancel}>
          {translate('commons.actions.cancel')}
        </Button>
        <Button variant="contained" disabled={busy || !sendsMail} onClick={() => void send()} data-action="send-email">
          {words(email.wasSent ? 'again' : 'send')}
        </Button>
      </DialogActions>
    </FullPageDialog>
  )
}
