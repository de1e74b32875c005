import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useWords } from '../../shell/words/words-context.tsx'
import { EmailText } from './email-text.tsx'
import type { Email } from './emails.ts'

interface EmailChoiceProps {
  readonly email: Email
  readonly sendsMail: boolean
  readonly checked: boolean
  onChange(checked: boolean): void
}

/** Whether the customer is written to along with a transition, and the email to read before. */
export function EmailChoice({ email, sendsMail, checked, onChange }: EmailChoiceProps) {
  const { translate } = useWords()
  return (
    <Box sx={{ p: 2, border: '1px solid var(--line)', borderRadius: 1, fontSize: 14 }}>
      <FormControlLabel
        disabled={!sendsMail}
        control={<Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)} />}
        label={translate(email.wasSent ? 'emails.alongAgain' : 'emails.along')}
      />
      {!sendsMail && <p style={{ margin: 0 }}>{translate('emails.noMailServer')}</p>}
      <details>
        <Box component="summary" sx={{ minHeight: { xs: 44, sm: 32 }, alignContent: 'center', cursor: 'pointer' }}>
          {translate('emails.read')}
        </Box>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, pt: 1 }}>
          <EmailText email={email} />
        </Box>
      </details>
    </Box>
  )
}
