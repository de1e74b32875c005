import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react'
import { apiJson } from '../../../shell/api/api.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useKeyedPost } from '../../../kernel/api/use-keyed-post.ts'
import { MessageBar } from '../../../kernel/controls/message-bar.tsx'
import type { AfterTransition, TransitionOffer } from '../../../kernel/features/feature.ts'
import { EmailText } from './email-text.tsx'
import { useEmails, useEmailsAddress, type Email } from './emails.ts'

/** Whether the customer is written to along with a transition, and the email to read before. */
export default function EmailChoice({ record, to, choose }: ComponentProps<TransitionOffer['Part']>) {
  const { translate } = useWords()
  const address = useEmailsAddress()(record)
  const keyedPost = useKeyedPost()
  const { data, isPending, isError } = useEmails(record, to)
  const email = data?.isOn ? data.emails.find(({ kind }) => kind === to) : undefined
  const [chosen, setChosen] = useState<boolean>()
  // Whoever was written to already is not written to again unless somebody wants it.
  const isSent = email !== undefined && data!.sendsMail && (chosen ?? !email.wasSent)

  /** Sends the email that was read. */
  const send = async ({ kind, hash, wasSent }: Email): ReturnType<AfterTransition> => {
    try {
      await apiJson<'POST /api/v1/authorized/tenants/{tenant}/{entity}/{id}/emails'>(
        address,
        keyedPost({ kind, hash, again: wasSent }),
      )
      return { kind: 'success', text: translate('customer-emails.queued') }
    } catch {
      return { kind: 'error', text: translate('customer-emails.failed') }
    }
  }
  const tell = useEffectEvent((sent: Email | undefined) => choose(sent && (() => send(sent))))
  useEffect(() => {
    if (!isPending) tell(isSent ? email : undefined)
  }, [isPending, isSent, email])

  if (isPending) return <p style={{ margin: 0 }}>{translate('customer-emails.reading')}</p>
  if (isError) return <MessageBar tone="warning">{translate('customer-emails.notRead')}</MessageBar>
  if (!email) return null
  return (
    <Box sx={{ p: 2, border: '1px solid var(--line)', borderRadius: 1, fontSize: 14 }}>
      <FormControlLabel
        disabled={!data.sendsMail}
        control={<Checkbox checked={isSent} onChange={(event) => setChosen(event.target.checked)} />}
        label={translate(email.wasSent ? 'customer-emails.alongAgain' : 'customer-emails.along')}
      />
      {!data.sendsMail && <p style={{ margin: 0 }}>{translate('customer-emails.noMailServer')}</p>}
      <details>
        <Box component="summary" sx={{ minHeight: { xs: 44, sm: 32 }, alignContent: 'center', cursor: 'pointer' }}>
          {translate('customer-emails.read')}
        </Box>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, pt: 1 }}>
          <EmailText email={email} />
        </Box>
      </details>
    </Box>
  )
}
