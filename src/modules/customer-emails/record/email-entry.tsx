import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { apiJson } from '../../../shell/api/api.ts'
import { posted } from '../../../shell/api/posted.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useAuthorName } from '../../../captain/comments/author-name.ts'
import { EntryHead } from '../../../captain/history/entry-head.tsx'
import { EmailText } from './email-text.tsx'
import { useEmailsAddress, type SentEmail } from './emails.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { MessageBar } from '../../../kernel/controls/message-bar.tsx'
import { errorText } from '../../../kernel/words/error-text.ts'
import { useScope } from '../../../kernel/words/scope.ts'

interface EmailEntryProps {
  readonly record: CaptainRecord
  readonly email: SentEmail
}

/** In a record's history: an email to its customer, and what became of it. */
export default function EmailEntry({ record, email }: EmailEntryProps) {
  const { translate } = useWords()
  const { nameOf, authorOf } = useAuthorName()
  const { delivery } = email
  return (
    <Box sx={{ display: 'flex', gap: 1.25, p: 1 }} data-sent-email={delivery}>
      <EntryHead
        name={nameOf(email.by.name)}
        sentence={translate('customer-emails.sentBy', { name: authorOf(email) })}
        at={email.at}
        accented
      >
        <Box sx={{ fontSize: 13 }}>
          <Box sx={{ overflowWrap: 'anywhere' }} lang={email.language}>
            {email.subject}
          </Box>
          <Box role="status" sx={{ color: delivery === 'failed' ? 'error.main' : 'text.secondary' }}>
            {translate(`customer-emails.delivery.${delivery}`)}
            {delivery === 'failed' && (
              <Box component="p" sx={{ m: 0 }}>
                {translate('customer-emails.failedHint')}
              </Box>
            )}
          </Box>
          {delivery === 'failed' && <SendAgain record={record} email={email} />}
          <details>
            <Box component="summary" sx={{ minHeight: { xs: 44, sm: 28 }, alignContent: 'center', cursor: 'pointer' }}>
              {translate('customer-emails.read')}
            </Box>
            <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, pt: 1 }}>
              <EmailText email={email} />
            </Box>
          </details>
        </Box>
      </EntryHead>
    </Box>
  )
}

/** Sends an email that was given up once more. */
function SendAgain({ record, email }: EmailEntryProps) {
  const { translate, load, labels } = useScope()
  const address = useEmailsAddress()(record)
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const send = async () => {
    setIsBusy(true)
    setFailure(undefined)
    try {
      await apiJson<'POST /api/v1/authorized/tenants/{tenant}/{entity}/{id}/emails/{email}/retries'>(
        `${address}/${email.id}/retries`,
        posted({}),
      )
      await client.invalidateQueries({ queryKey: ['emails', address] })
    } catch (error) {
      await load('validations').catch(() => {})
      setFailure(errorText(translate, labels, error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      {failure && <MessageBar tone="error">{failure}</MessageBar>}
      <Button
        size="small"
        variant="outlined"
        disabled={isBusy}
        onClick={() => void send()}
        sx={{ my: 0.5, minHeight: { xs: 44, sm: 32 } }}
      >
        {translate('customer-emails.again')}
      </Button>
    </>
  )
}
