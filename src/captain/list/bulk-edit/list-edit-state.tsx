import { useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { importFaultText } from '../../../../locales/import-fault.ts'
import type { Words } from '../../../shell/words/words.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useEntity } from '../../../kernel/context/entity-context.tsx'
import { useFormat } from '../../../kernel/words/format.ts'
import { useLabels } from '../../../kernel/words/labels.ts'
import { JudgedRows } from '../import/judged-rows.tsx'
import { isPartlyTakenBack } from '../import/write-step.tsx'
import { isAtWork, type ListEdit, type useListEdit } from './use-list-edit.ts'

const severities: Readonly<Partial<Record<ListEdit['status'], 'success' | 'error'>>> = {
  done: 'success',
  failed: 'error',
}

export const listEditSeverity = ({ status }: ListEdit) => severities[status] ?? 'info'

/** What became of a bulk edit, or how far the server is with it. */
export function listEditText({ translate }: Pick<Words, 'translate'>, current: ListEdit): string {
  const { status, written, judged, changed, refused, rows, leftInAll } = current
  const isPartly = isPartlyTakenBack(current)
  const counts = {
    written,
    judged,
    refused,
    smart_count: isPartly ? leftInAll : ({ judging: rows, writing: changed }[status as string] ?? written),
  }
  const isBut = isPartly || (status === 'done' && refused > 0)
  return translate(`edits.all.${status}${isBut ? 'But' : ''}`, counts)
}

interface ListEditStateProps {
  readonly current: ListEdit
  readonly readRows: ReturnType<typeof useListEdit>['readRows']
  readonly withoutRefused: boolean
  setWithoutRefused(without: boolean): void
}

const outcomes = ['refused', 'changed'] as const

/** How far a bulk edit is: its progress, then how many records would change and which, then what was left. */
export function ListEditState({ current, readRows, withoutRefused, setWithoutRefused }: ListEditStateProps) {
  const words = useWords()
  const { translate } = words
  const labels = useLabels(useEntity())
  const format = useFormat()
  const { status, title, judged, rows, written, changed, refused, fields, stopped, left, leftInAll } = current
  const [chosen, setChosen] = useState<(typeof outcomes)[number]>()

  if (isAtWork(current)) {
    const [now, all] = status === 'judging' ? [judged, rows] : [written, changed]
    return (
      <Box>
        <Typography sx={{ fontSize: 14 }}>{listEditText(words, current)}</Typography>
        <LinearProgress
          aria-label={title}
          variant="determinate"
          value={Math.min((100 * now) / Math.max(all, 1), 100)}
          sx={{ mt: 1 }}
        />
      </Box>
    )
  }
  const shownOutcomes = status === 'judged' ? outcomes : (['refused'] as const)
  const present = shownOutcomes.filter((each) => current[each] > 0)
  const shown = chosen ?? (changed > 0 && status === 'judged' ? 'changed' : present[0])
  const reasons = stopped?.issues ?? []

  return (
    <>
      {status === 'judged' && (
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1, m: 0, textAlign: 'center' }}
        >
          {(['changed', 'same', 'refused'] as const).map((each) => (
            <Box key={each} sx={{ border: '1px solid var(--line)', borderRadius: 1, py: 1 }}>
              <Typography component="dt" sx={{ fontSize: 13, color: 'text.secondary' }}>
                {translate(`edits.all.counts.${each}`)}
              </Typography>
              <Typography
                component="dd"
                sx={{
                  m: 0,
                  fontSize: 20,
                  fontWeight: 700,
                  ...(each === 'refused' && refused > 0 && { color: 'error.main' }),
                }}
              >
                {format.number(current[each])}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {status === 'judged' &&
        Object.entries(fields).map(([name, count]) => (
          <Typography key={name} sx={{ fontSize: 14 }}>
            {translate('edits.fieldChanged', { field: labels.label(name), smart_count: count })}
          </Typography>
        ))}
      {status === 'judged' && refused > 0 && changed > 0 && (
        <FormControlLabel
          label={translate('edits.skip')}
          control={<Checkbox checked={withoutRefused} onChange={(_, checked) => setWithoutRefused(checked)} />}
        />
      )}
      {reasons.length > 0 && (
        <Alert severity="warning">
          {status === 'done' && <Typography sx={{ fontSize: 14 }}>{translate('edits.all.notUndone')}</Typography>}
          {reasons.map((issue) => importFaultText(translate, labels, issue)).join(' ')}
        </Alert>
      )}
      {left.length > 0 && (
        <Alert severity="warning">
          {translate('edits.all.left')}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {left.map((each) => (
              <li key={each.id}>
                {each.title} {each.issues.map((issue) => importFaultText(translate, labels, issue)).join(' ')}
              </li>
            ))}
            {leftInAll > left.length && <li>{translate('edits.more', { smart_count: leftInAll - left.length })}</li>}
          </Box>
        </Alert>
      )}
      {shown && (status === 'judged' || status === 'done') && (
        <>
          {present.length > 1 && (
            <ToggleButtonGroup
              exclusive
              size="small"
              value={shown}
              aria-label={translate('edits.all.outcomes')}
              onChange={(_, next: (typeof outcomes)[number] | null) => next && setChosen(next)}
            >
              {present.map((each) => (
                <ToggleButton key={each} value={each} sx={{ px: 2, minHeight: { xs: 44, sm: 36 } }}>
                  {translate(`edits.all.counts.${each}`)} {format.number(current[each])}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          )}
          <JudgedRows
            key={shown}
            current={current}
            outcome={shown}
            readRows={readRows}
            gone={translate('edits.all.notKept', { time: format.dateTime(current.expiresAt) })}
          />
        </>
      )}
    </>
  )
}
