import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useWords } from '../../shell/words/words-context.tsx'
import { MessageBar } from '../../kernel/controls/message-bar.tsx'
import { focusField } from '../../kernel/form/focus-field.ts'
import { useFormState } from '../../kernel/form/session-context.tsx'

/** The number of errors that block saving, each linked to its field. Errors of the record as a whole have no link. */
export function ErrorSummary() {
  const { translate } = useWords()
  const attempted = useFormState((state) => state.attempted)
  const faults = useFormState((state) => state.faults)
  if (!attempted || faults.length === 0) return null
  return (
    <Box data-faults tabIndex={-1} sx={{ outline: 'none', scrollMarginTop: '140px' }}>
      <MessageBar tone="error">
        <Box component="p" sx={{ m: 0, fontWeight: 700 }}>
          {translate('commons.form.errors', { smart_count: faults.length })}
        </Box>
        <Box component="ul" sx={list}>
          {faults.map(({ path, text }) => (
            <li key={`${path} ${text}`}>
              {path === '' ? (
                text
              ) : (
                <Link
                  component="button"
                  type="button"
                  color="inherit"
                  underline="always"
                  sx={link}
                  onClick={() => focusField(path)}
                >
                  {text}
                </Link>
              )}
            </li>
          ))}
        </Box>
      </MessageBar>
    </Box>
  )
}

// Two columns keep a long list of errors from pushing the form out of view.
const list = {
  m: 0,
  mt: 0.5,
  pl: 2.5,
  columns: '26em',
  columnGap: 5,
  wordBreak: 'auto-phrase',
  '& > li': { breakInside: 'avoid' },
} as const
// Aligns the marker with the first line when the message wraps.
const link = { textAlign: 'start', font: 'inherit', verticalAlign: 'top', textUnderlineOffset: '0.3em' } as const
