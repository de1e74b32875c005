import { useState, type FormEvent } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useFormat } from '../../../kernel/words/format.ts'
import { JudgedRows } from './judged-rows.tsx'
import type { Import, Imports, Outcome } from './use-imports.ts'

interface CheckStepProps extends Pick<Imports, 'write' | 'download' | 'readRows' | 'busy'> {
  readonly current: Import
  readonly formId: string
}

const outcomes = ['refused', 'created', 'changed'] as const

/** What the file would do: how many rows of each outcome, their faults, and old and new values. */
export function CheckStep({ current, formId, write, download, readRows, busy }: CheckStepProps) {
  const { translate, locale } = useWords()
  const format = useFormat()
  const [withoutRefused, setWithoutRefused] = useState(false)
  const [chosen, setChosen] = useState<Outcome>()
  const first = outcomes.find((each) => current[each] > 0)
  const shown = chosen ?? first

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (current.refused === 0 || withoutRefused) void write(current, withoutRefused)
  }

  if (current.status === 'judging')
    return (
      <Box>
        <Typography sx={{ fontSize: 14 }}>
          {translate('imports.judging', { judged: current.judged, smart_count: current.rows })}
        </Typography>
        <LinearProgress
          aria-label={current.title}
          variant="determinate"
          value={(100 * current.judged) / Math.max(current.rows, 1)}
          sx={{ mt: 1 }}
        />
      </Box>
    )

  return (
    <form id={formId} onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 1, m: 0, textAlign: 'center' }}
      >
        {(['created', 'changed', 'same', 'refused'] as const).map((each) => (
          <Box key={each} sx={{ border: '1px solid var(--line)', borderRadius: 1, py: 1 }}>
            <Typography component="dt" sx={{ fontSize: 13, color: 'text.secondary' }}>
              {translate(`imports.counts.${each}`)}
            </Typography>
            <Typography
              component="dd"
              sx={{
                m: 0,
                fontSize: 20,
                fontWeight: 700,
                fontVariantNumeric: 'tabular-nums',
                ...(each === 'refused' && current.refused > 0 && { color: 'error.main' }),
              }}
            >
              {format.number(current[each])}
            </Typography>
          </Box>
        ))}
      </Box>
      {current.pictures > 0 && (
        <Typography sx={{ fontSize: 14 }}>
          {translate('imports.pictures', { smart_count: current.pictures })}
        </Typography>
      )}
      {current.refused > 0 && (
        <Alert severity="warning">
          {translate('imports.refusedHint')}{' '}
          <Button
            size="small"
            color="inherit"
            disabled={busy}
            onClick={() => void download(`${current.id}/refused-rows?language=${locale}`, toMend())}
            sx={{ textDecoration: 'underline', minHeight: { xs: 44, sm: 32 } }}
          >
            {translate('imports.mend')}
          </Button>
        </Alert>
      )}
      {current.refused > 0 && current.created + current.changed > 0 && (
        <FormControlLabel
          control={
            <Checkbox
              checked={withoutRefused}
              slotProps={{ input: { required: true } }}
              onChange={(_, checked) => setWithoutRefused(checked)}
            />
          }
          label={translate('imports.withoutRefused', { smart_count: current.refused })}
        />
      )}
      {shown && (
        <>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={shown}
            aria-label={translate('imports.outcomes')}
            onChange={(_, next: Outcome | null) => next && setChosen(next)}
          >
            {outcomes
              .filter((each) => current[each] > 0)
              .map((each) => (
                <ToggleButton key={each} value={each} sx={{ px: 2 }}>
                  {translate(`imports.counts.${each}`)} {format.number(current[each])}
                </ToggleButton>
              ))}
          </ToggleButtonGroup>
          <JudgedRows key={shown} current={current} outcome={shown} readRows={readRows} numbered />
        </>
      )}
    </form>
  )

  function toMend(): string {
    return `${current.title.replace(/\.[^.]*$/, '')}-${translate('imports.toMend')}.${current.format}`
  }
}
