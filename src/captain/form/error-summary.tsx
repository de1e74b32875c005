import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useWords } from '../../shell/words/words-context.tsx'
import { MessageBar } from './message-bar.tsx'
import { focusField } from './session/focus-field.ts'
import { useFormState } from './session/session-context.tsx'

/** How many faults keep a form from being saved, each a link to its place. Faults of the record as a whole have none. */
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

// Of many faults two columns leave more of the form in sight.
const list = {
  m: 0,
  mt: 0.5,
  pl: 2.5,
  columns: '26em',
  columnGap: 5,
  wordBreak: 'auto-phrase',
  '& > li': { breakInside: 'avoid' },
} as const
// Beside a sentence of two lines its mark stands at the first.
const link = { textAlign: 'start', font: 'inherit', verticalAlign: 'top', textUnderlineOffset: '0.3em' } as const
