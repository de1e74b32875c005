import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useRefresh } from 'react-admin'
import { useState } from 'react'
import { statesOf } from '../../../../entities/language/entity.ts'
import { maxMessageLength } from '../../../../entities/language/shared/customer-emails.ts'
import { apiJson } from '../../../shell/api/api.ts'
import { useToast } from '../../../shell/ui/toast.tsx'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { useDraft } from '../../../captain/comments/draft.ts'
import { ActionDialog } from '../../../kernel/controls/action-dialog.tsx'
import { MessageBar } from '../../../kernel/controls/message-bar.tsx'
import { errorText } from '../../../kernel/words/error-text.ts'
import { EmailText } from './email-text.tsx'
import { useEmails, useEmailsAddress, type WrittenEmail } from './emails.ts'
import { mailto } from '../../../shell/words/mailto.ts'
import { useScope } from '../../../kernel/words/scope.ts'

interface WriteDialogProps {
  readonly record: CaptainRecord
  close(): void
}

interface Refusal {
  readonly status?: number
  readonly body?: { readonly data?: { readonly current?: WrittenEmail } }
}

/**
 * Where staff write an email to the customer of a record, beside the whole of it as the customer will get it. What was typed
 * stays until it was sent.
 */
export default function WriteDialog({ record, close }: WriteDialogProps) {
  const { entity, labels, translate } = useScope()
  const words = (key: string, options?: Readonly<Record<string, unknown>>) =>
    translate(`customer-emails.${key}`, options)
  const toast = useToast()
  const refresh = useRefresh()
  const address = useEmailsAddress()(record)
  const { data, isError } = useEmails(record)
  const { text, type, identify, forget } = useDraft(`${record.id}/${entity.emails!.written!.kind}`, '')
  const [changed, setChanged] = useState<WrittenEmail>()
  const [moves, setMoves] = useState(true)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const email = changed ?? data?.written ?? undefined
  const whole = email && { ...email, text: email.frame.join(text) }

  const faultOf = (): string | undefined => {
    if (text.trim() === '') return words('messageMissing')
    return [...text].length > maxMessageLength ? words('messageTooLong', { max: maxMessageLength }) : undefined
  }

  const send = async ({ kind, hash, move }: WrittenEmail) => {
    setFailure(undefined)
    const found = faultOf()
    setFault(found)
    if (found !== undefined) return
    setBusy(true)
    try {
      await apiJson<'POST /api/v1/authorized/tenants/{tenant}/{entity}/{id}/emails'>(address, {
        method: 'POST',
        headers: { 'Idempotency-Key': JSON.stringify(await identify()) },
        body: JSON.stringify({ kind, hash, message: text, move: move !== null && moves }),
      })
      forget()
      close()
      toast({ kind: 'success', text: words('queued') })
      refresh()
    } catch (error) {
      setBusy(false)
      const { status, body } = error as Refusal
      if (status === 412 && body?.data?.current) setChanged(body.data.current)
      if (status === 422) {
        // An earlier text arrived, though its answer was lost: this one is another email.
        forget()
        type(text)
        refresh()
        setFailure(words('arrived'))
      } else setFailure(errorText(translate, labels, error))
    }
  }

  return (
    <ActionDialog
      title={words('write')}
      maxWidth="md"
      busy={busy}
      actions={
        <>
          {whole && !data!.sendsMail ? (
            <Button variant="contained" href={mailLink(whole)} data-action="mail-program">
              {words('mailProgram')}
            </Button>
          ) : (
            <Button
              variant="contained"
              loading={busy}
              disabled={!email}
              onClick={() => email && void send(email)}
              data-action="send-email"
            >
              {words('send')}
            </Button>
          )}
        </>
      }
      sx={{ fontSize: 14 }}
      close={close}
    >
      {failure && <MessageBar tone="error">{failure}</MessageBar>}
      {isError && <MessageBar tone="error">{translate('commons.failures.load')}</MessageBar>}
      {data && !data.sendsMail && <MessageBar tone="warning">{words('noMailServer')}</MessageBar>}
      {email && email.replyTo === null && <MessageBar tone="warning">{words('noReplyTo')}</MessageBar>}
      <TextField
        multiline
        fullWidth
        autoFocus
        minRows={6}
        maxRows={16}
        label={words('message')}
        value={text}
        error={fault !== undefined}
        helperText={fault ?? words('messageHint')}
        onChange={({ target }) => {
          type(target.value)
          setFault(undefined)
        }}
        slotProps={{
          htmlInput: { 'data-message': true, lang: email?.language, readOnly: busy },
          inputLabel: { shrink: true },
          // Below 16 px, an iPhone zooms in.
          input: { sx: { fontSize: { xs: 16, sm: 14 }, lineHeight: 1.75 } },
        }}
        sx={{ mt: 1 }}
      />
      {email && email.move !== null && (
        <FormControlLabel
          control={<Checkbox checked={moves} onChange={({ target }) => setMoves(target.checked)} />}
          label={words('move', { state: labels.option(statesOf(entity)!.name, email.move) })}
        />
      )}
      {whole && (
        <Box component="section" aria-label={words('whole')} sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
          <Box component="h3" sx={{ m: 0, fontSize: 14, color: 'text.secondary' }}>
            {words('whole')}
          </Box>
          {whole.replyTo !== null && (
            <Box sx={{ overflowWrap: 'anywhere' }}>{words('replyTo', { email: whole.replyTo })}</Box>
          )}
          <EmailText email={whole} />
        </Box>
      )}
    </ActionDialog>
  )
}

interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Maximum length of the text: mail programs cut off links of more than a few thousand characters. */
const maxLength = 700

/** A `mailto:` link (RFC 6068) that opens an email in the user's own mail program. */
export function mailLink({ to, subject, text }: Letter): string {
  const characters = [...text]
  const body = characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : text
  const lines = body.split(/\r?\n/).join('\r\n')
  return `${mailto(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}
