import { useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { importFaultText } from '../../../../locales/import-fault.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useFormat } from '../../../kernel/words/format.ts'
import { JudgedRows } from './judged-rows.tsx'
import type { Judged, Outcome } from './use-judged.ts'
import { useScope } from '../../../kernel/words/scope.ts'

/** What imports and bulk edits show alike. `words` is where their own texts stand: `imports` or `edits.all`. */

type Count = Outcome | 'same'

const countIn = (current: Judged, name: Count): number =>
  'created' in current || name !== 'created' ? (current as Record<Count, number>)[name] : 0

/** Whether it was rolled back except for what somebody else has changed meanwhile. */
export const isPartlyTakenBack = ({ status, leftInAll }: Pick<Judged, 'status' | 'leftInAll'>): boolean =>
  status === 'refused' && leftInAll > 0

interface JudgedProgressProps {
  readonly current: Judged
  readonly text: string
  readonly now: number
  readonly all: number
}

/** How far the server is. */
export const JudgedProgress = ({ current, text, now, all }: JudgedProgressProps) => (
  <Box>
    <Typography sx={{ fontSize: 14 }}>{text}</Typography>
    <LinearProgress
      aria-label={current.title}
      variant="determinate"
      value={Math.min((100 * now) / Math.max(all, 1), 100)}
      sx={{ mt: 1 }}
    />
  </Box>
)

interface CountsProps {
  readonly current: Judged
  readonly names: readonly Count[]
  readonly words: string
}

/** How many rows or records come to what. */
export function Counts({ current, names, words }: CountsProps) {
  const { translate } = useWords()
  const format = useFormat()
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: `repeat(${names.length}, 1fr)`, gap: 1, m: 0, textAlign: 'center' }}
    >
      {names.map((each) => (
        <Box key={each} sx={{ border: '1px solid var(--line)', borderRadius: 1, py: 1 }}>
          <Typography component="dt" sx={{ fontSize: 13, color: 'text.secondary' }}>
            {translate(`${words}.counts.${each}`)}
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
            {format.number(countIn(current, each))}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

interface OutcomesProps {
  readonly current: Judged
  /** Those that are offered, if there are any of them; the first is shown unless another is preferred. */
  readonly outcomes: readonly Outcome[]
  readonly preferred?: Outcome | undefined
  readonly words: string
  readonly readRows: Parameters<typeof JudgedRows>[0]['readRows']
  readonly numbered?: boolean
  readonly gone?: string
}

/** The rows or records of one outcome, and a choice of the others. */
export function Outcomes({ current, outcomes, preferred, words, ...rows }: OutcomesProps) {
  const { translate } = useWords()
  const format = useFormat()
  const [chosen, setChosen] = useState<Outcome>()
  const present = outcomes.filter((each) => countIn(current, each) > 0)
  const shown = chosen ?? (preferred && present.includes(preferred) ? preferred : present[0])
  if (!shown) return null
  return (
    <>
      {(rows.numbered || present.length > 1) && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={shown}
          aria-label={translate(`${words}.outcomes`)}
          onChange={(_, next: Outcome | null) => next && setChosen(next)}
        >
          {present.map((each) => (
            <ToggleButton key={each} value={each} sx={{ px: 2, minHeight: { xs: 44, sm: 36 } }}>
              {translate(`${words}.counts.${each}`)} {format.number(countIn(current, each))}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <JudgedRows key={shown} current={current} outcome={shown} {...rows} />
    </>
  )
}

/** What stopped it, and which records could not be undone. */
export function Leftovers({ current, words }: Omit<CountsProps, 'names'>) {
  const { labels, translate } = useScope()
  const { status, stopped, left, leftInAll } = current
  const textOf = (issue: (typeof left)[number]['issues'][number]): string => importFaultText(translate, labels, issue)
  return (
    <>
      {stopped && (
        <Alert severity="warning">
          {status === 'done' && <Typography sx={{ fontSize: 14 }}>{translate(`${words}.notUndone`)}</Typography>}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {stopped.issues.map((issue) => (
              <li key={`${issue.path.join('.')} ${issue.rule}`}>{textOf(issue)}</li>
            ))}
          </Box>
        </Alert>
      )}
      {left.length > 0 && (
        <Alert severity="warning">
          <Typography sx={{ fontSize: 14 }}>{translate('imports.left')}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {left.map(({ id, title, issues }) => (
              <li key={id}>{translate('imports.fault', { cell: title, text: issues.map(textOf).join(' ') })}</li>
            ))}
            {leftInAll > left.length && (
              <li>{translate('imports.leftMore', { smart_count: leftInAll - left.length })}</li>
            )}
          </Box>
        </Alert>
      )}
    </>
  )
}
