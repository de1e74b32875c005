import Button from '@mui/material/Button'
import { useState } from 'react'
import { apiJson } from '../../../shell/api/api.ts'
import { useConfirm, type Question } from '../../../shell/ui/confirm.tsx'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { useKeyedPost } from '../../../kernel/api/use-keyed-post.ts'
import { MessageBar } from '../../../kernel/controls/message-bar.tsx'
import { errorText } from '../../../kernel/words/error-text.ts'
import { issuesOfError } from '../../../kernel/words/issues-of-error.ts'
import { EmailText } from './email-text.tsx'
import { useEmailsAddress, type Email } from './emails.ts'
import { ActionDialog } from '../../../kernel/controls/action-dialog.tsx'
import { useScope } from '../../../kernel/words/scope.ts'

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
  const { labels, translate, load } = useScope()
  const address = useEmailsAddress()(record)
  const confirm = useConfirm()
  const [email, setEmail] = useState(opened)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const keyedPost = useKeyedPost()
  const words = (key: string) => translate(`customer-emails.${key}`)

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

  return (
    <ActionDialog
      title={labels.option('sentEmails', email.kind)}
      maxWidth="sm"
      busy={busy}
      actions={
        <Button variant="contained" disabled={busy || !sendsMail} onClick={() => void send()} data-action="send-email">
          {words(email.wasSent ? 'again' : 'send')}
        </Button>
      }
      sx={{ gap: 1.5, fontSize: 14 }}
      close={close}
    >
      {failure && <MessageBar tone="error">{failure}</MessageBar>}
      {!sendsMail && <MessageBar tone="warning">{words('noMailServer')}</MessageBar>}
      <EmailText email={email} />
    </ActionDialog>
  )
}
