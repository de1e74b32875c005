import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ScrollRegion } from '../../kernel/controls/scroll-region.tsx'
import { isSameValue } from '../../kernel/form/same-value.ts'
import { useFormSession } from '../../kernel/form/session-context.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { FieldText } from '../history/field-text.tsx'
import { useProposals } from './proposals.ts'

interface ProposalProps {
  readonly source: string
  /** The name of the English field. */
  readonly english: string
}

/** The English that the AI proposes for a field, to read beside what is there, and to take over. */
export default function Proposal({ source, english }: ProposalProps) {
  const session = useFormSession()
  const { translate } = useWords()
  const { english: proposed, dismiss } = useProposals()
  const proposal = proposed[source]
  const typed: unknown = useWatch({ name: english })
  const [replaced, setReplaced] = useState<{ readonly value: unknown }>()
  if (proposal === undefined || proposal === null) return null
  const isTaken = isSameValue(typed, proposal)
  return (
    <Box role="group" aria-label={translate('forms.languages.proposal')} data-proposal={source} sx={frame}>
      <Box sx={{ fontWeight: 700 }}>{translate('forms.languages.proposal')}</Box>
      <ScrollRegion
        label={translate('forms.languages.proposal')}
        lang="en"
        sx={{ maxHeight: '18em', overflow: 'auto' }}
      >
        <FieldText field={session.entity.fields[english]!} value={proposal} />
      </ScrollRegion>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!isTaken && (
          <Button
            size="small"
            variant="outlined"
            onClick={() => {
              setReplaced({ value: typed })
              session.put({ [english]: proposal })
            }}
          >
            {translate('forms.languages.takeOver')}
          </Button>
        )}
        {isTaken && replaced && (
          <Button size="small" variant="outlined" onClick={() => session.put({ [english]: replaced.value })}>
            {translate('forms.languages.takeBack')}
          </Button>
        )}
        <Button size="small" color="inherit" onClick={() => dismiss(source)}>
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
