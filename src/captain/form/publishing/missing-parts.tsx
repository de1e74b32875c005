import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useLabels } from '../../../kernel/words/labels.ts'
import { focusField } from '../../../kernel/form/focus-field.ts'
import { useFormState, useFormSession } from '../../../kernel/form/session-context.tsx'

/** What a draft still lacks before it can be published, each linked to its field; nothing of it keeps it from being saved. */
export function MissingParts() {
  const { entity } = useFormSession()
  const { translate } = useWords()
  const labels = useLabels(entity)
  // Once publishing was tried, the error summary says it.
  const missing = useFormState((state) => (state.attempted ? none : state.missing))
  if (missing.length === 0) return null
  const nameOf = (path: string, rule: string) => {
    const label = labels.label(path.split('.')[0]!)
    return rule === 'alternativeText' ? translate('commons.form.altOf', { field: label }) : label
  }
  return (
    <Box data-missing sx={frame}>
      <Box component="span" sx={{ fontWeight: 700 }}>
        {translate('commons.form.toPublish')}
      </Box>
      {missing.map(({ path, rule }) => (
        <Link key={`${path} ${rule}`} component="button" type="button" sx={link} onClick={() => focusField(path)}>
          {nameOf(path, rule)}
        </Link>
      ))}
    </Box>
  )
}

const none: readonly never[] = []
const frame = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 0.5,
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  color: 'text.secondary',
  wordBreak: 'auto-phrase',
} as const
const link = { font: 'inherit', textAlign: 'start', textUnderlineOffset: '0.3em' } as const
