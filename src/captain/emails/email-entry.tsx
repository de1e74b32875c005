import Box from '@mui/material/Box'
import { useWords } from '../../shell/words/words-context.tsx'
import { useAuthorName } from '../comments/author-name.ts'
import { EntryHead } from '../history/entry-head.tsx'
import { EmailText } from './email-text.tsx'
import type { SentEmail } from './emails.ts'

/** In a record's history: an email to its customer, and what became of it. */
export default function EmailEntry({ email }: { readonly email: SentEmail }) {
  const { translate } = useWords()
  const { nameOf, authorOf } = useAuthorName()
  const { delivery } = email
  return (
    <Box sx={{ display: 'flex', gap: 1.25, p: 1 }} data-sent-email={delivery}>
      <EntryHead
        name={nameOf(email.by.name)}
        sentence={translate('emails.sentBy', { name: authorOf(email) })}
        at={email.at}
        accented
      >
        <Box sx={{ fontSize: 13 }}>
          <Box sx={{ overflowWrap: 'anywhere' }} lang={email.language}>
            {email.subject}
          </Box>
          <Box role="status" sx={{ color: delivery === 'failed' ? 'error.main' : 'text.secondary' }}>
            {translate(`emails.delivery.${delivery}`)}
            {delivery === 'failed' && (
              <Box component="p" sx={{ m: 0 }}>
                {translate('emails.failedHint')}
              </Box>
            )}
          </Box>
          <details>
            <Box component="summary" sx={{ minHeight: { xs: 44, sm: 28 }, alignContent: 'center', cursor: 'pointer' }}>
              {translate('emails.read')}
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
