import { useState, type FormEvent } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useWords } from '../../../shell/words/words-context.tsx'
import { Counts, JudgedProgress, Outcomes } from '../judged/judged-state.tsx'
import type { Import, Imports } from './use-imports.ts'

interface CheckStepProps extends Pick<Imports, 'write' | 'download' | 'readRows' | 'busy'> {
  readonly current: Import
  readonly formId: string
}

/** What the file would do: how many rows of each outcome, their faults, and old and new values. */
export function CheckStep({ current, formId, write, download, readRows, busy }: CheckStepProps) {
  const { translate, locale } = useWords()
  const [withoutRefused, setWithoutRefused] = useState(false)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (current.refused === 0 || withoutRefused) void write(current, withoutRefused)
  }

  if (current.status === 'judging') {
    const { judged, rows } = current
    const text = translate('imports.judging', { judged, smart_count: rows })
    return <JudgedProgress current={current} text={text} now={judged} all={rows} />
  }

  return (
    <form id={formId} onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
      <Counts current={current} names={['created', 'changed', 'same', 'refused']} words="imports" />
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
      <Outcomes
        current={current}
        outcomes={['refused', 'created', 'changed']}
        words="imports"
        readRows={readRows}
        numbered
      />
    </form>
  )

  function toMend(): string {
    return `${current.title.replace(/\.[^.]*$/, '')}-${translate('imports.toMend')}.${current.format}`
  }
}
