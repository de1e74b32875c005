import ContentCopy from '@mui/icons-material/ContentCopy'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useWatch } from 'react-hook-form'
import { isEmpty } from '../../kernel/form/field-entry.ts'
import { useFormSession } from '../../kernel/form/session-context.tsx'
import { focusField } from '../../kernel/form/focus-field.ts'
import { useWords } from '../../shell/words/words-context.tsx'

interface MarkProps {
  readonly source: string
  /** The name of the English field. */
  readonly english: string
}

/** Below an English input: how its text stands to the Japanese, and what can be done about it. */
export function TranslationMark({ source, english }: MarkProps) {
  const session = useFormSession()
  const { translate } = useWords()
  const [text, translation] = useWatch<Record<string, unknown>>({ name: [source, english] })
  if (isEmpty(text) || !isEmpty(translation)) return null
  return (
    <Box data-translation="missing" sx={line}>
      <Box component="span" sx={mark}>
        {translate('forms.languages.missing')}
      </Box>
      <Button
        size="small"
        color="inherit"
        startIcon={<ContentCopy />}
        onClick={() => {
          session.put({ [english]: text })
          focusField(english)
        }}
      >
        {translate('forms.languages.copy')}
      </Button>
    </Box>
  )
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 0.5 } as const
const mark = {
  px: 1,
  borderRadius: 3,
  bgcolor: 'var(--amber-soft)',
  color: 'var(--amber)',
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: 1.8,
} as const
