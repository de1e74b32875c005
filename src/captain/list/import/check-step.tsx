import { useState, type FormEvent } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { importFaultText } from '../../../../locales/import-fault.ts'
import { withFreshSession } from '../../../auth/use-account-call.ts'
import { apiJson } from '../../../shell/api/api.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useEntity } from '../../screens/entity-context.tsx'
import { useFormat } from '../../words/format.ts'
import { useLabels } from '../../words/labels.ts'
import type { Import, ImportRow, Imports, Outcome } from './use-imports.ts'

interface CheckStepProps extends Pick<Imports, 'write' | 'download' | 'path' | 'busy'> {
  readonly current: Import
  readonly formId: string
}

const outcomes = ['refused', 'created', 'changed'] as const

/** What the file would do: how many rows of each outcome, their faults, and old and new values. */
export function CheckStep({ current, formId, write, download, path, busy }: CheckStepProps) {
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
          <Rows key={shown} current={current} outcome={shown} path={path} />
        </>
      )}
    </form>
  )

  function toMend(): string {
    return `${current.title.replace(/\.[^.]*$/, '')}-${translate('imports.toMend')}.${current.format}`
  }
}

interface RowsProps {
  readonly current: Import
  readonly outcome: Outcome
  readonly path: Imports['path']
}

function Rows({ current: { id, finishedAt }, outcome, path }: RowsProps) {
  const { translate } = useWords()
  const { data, error, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: [path, id, 'rows', finishedAt, outcome],
    queryFn: ({ pageParam, signal }) =>
      withFreshSession(() =>
        apiJson<'GET /api/v1/authorized/tenants/{tenant}/imports/{id}/rows'>(
          `${path}/${id}/rows?outcome=${outcome}&after=${pageParam}`,
          { signal },
        ),
      ),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.length < 50 ? undefined : last.at(-1)!.number),
    retry: false,
    gcTime: 0,
  })
  return (
    <Box aria-busy={isFetching}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: 14 }}>
        {data?.pages.flat().map((row) => (
          <Row key={row.number} row={row} />
        ))}
      </Box>
      {error && <Alert severity="error">{translate('imports.notShown')}</Alert>}
      {hasNextPage && (
        <Button disabled={isFetching} onClick={() => void fetchNextPage()}>
          {translate('imports.more')}
        </Button>
      )}
    </Box>
  )
}

function Row({ row: { number, title, issues, changes } }: { readonly row: ImportRow }) {
  const { translate } = useWords()
  const labels = useLabels(useEntity())
  const row = translate('imports.row', { number })
  return (
    <Box component="li" sx={{ py: 1, borderTop: '1px solid var(--line)', overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontSize: 14, fontWeight: 700 }}>
        {row} {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {issues.map((issue) => (
          <li key={`${issue.cell} ${issue.path.join('.')} ${issue.rule}`}>
            {translate('imports.fault', { cell: issue.cell ?? row, text: importFaultText(translate, labels, issue) })}
          </li>
        ))}
        {changes.map(({ field, before, after }) => (
          <li key={field}>
            {translate('imports.change', {
              field: labels.label(field),
              before: before || translate('imports.empty'),
              after: after || translate('imports.empty'),
            })}
          </li>
        ))}
      </Box>
    </Box>
  )
}
