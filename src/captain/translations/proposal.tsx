import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ScrollRegion } from '../../kernel/controls/scroll-region.tsx'
import { isSameValue } from '../../kernel/form/same-value.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { FieldText } from '../history/field-text.tsx'
import { useProposals } from './proposals.ts'
import type { TranslationState } from './states.ts'

/** The English that the AI proposes for a text, to read beside what is there, and to take over. */
export default function Proposal({ text: { key, field, english: typed }, put }: TranslationState) {
  const { translate } = useWords()
  const { english: proposed, dismiss } = useProposals()
  const proposal = proposed[key]
  const [replaced, setReplaced] = useState<{ readonly value: unknown }>()
  if (proposal === undefined || proposal === null) return null
  const isTaken = isSameValue(typed, proposal)
  return (
    <Box role="group" aria-label={translate('forms.languages.proposal')} data-proposal={key} sx={frame}>
      <Box sx={{ fontWeight: 700 }}>{translate('forms.languages.proposal')}</Box>
      <ScrollRegion
        label={translate('forms.languages.proposal')}
        lang="en"
        sx={{ maxHeight: '18em', overflow: 'auto' }}
      >
        <FieldText field={field} value={proposal} />
      </ScrollRegion>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!isTaken && (
          <Button
            size="small"
            variant="outlined"
            onClick={() => {
              setReplaced({ value: typed })
              put(proposal)
            }}
          >
            {translate('forms.languages.takeOver')}
          </Button>
        )}
        {isTaken && replaced && (
          <Button size="small" variant="outlined" onClick={() => put(replaced.value)}>
            {translate('forms.languages.takeBack')}
          </Button>
        )}
        <Button size="small" color="inherit" onClick={() => dismiss(key)}>
          {translate('forms.languages.dismiss')}
        </Button>
      </Box>
    </Box>
  )
}

const frame = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  mt: 1,
  p: 1.5,
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: 1,
  fontSize: '0.8125rem',
  lineHeight: 1.7,
} as const
