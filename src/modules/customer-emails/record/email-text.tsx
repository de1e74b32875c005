import Box from '@mui/material/Box'
import { useWords } from '../../../shell/words/words-context.tsx'

interface EmailTextProps {
  /** Without an address, it is an example. */
  readonly email: { readonly to?: string } & Readonly<Record<'language' | 'subject' | 'text', string>>
}

/** An email as the customer will get it. */
export function EmailText({ email: { to, language, subject, text } }: EmailTextProps) {
  const { translate } = useWords()
  return (
    <>
      {to !== undefined && (
        <Box sx={{ overflowWrap: 'anywhere' }}>{translate('customer-emails.to', { email: to })}</Box>
      )}
      <Box lang={language} sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        {subject}
      </Box>
      <Box lang={language} data-email sx={paper}>
        {text}
      </Box>
    </>
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
