import { useMemo, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import type { Theme } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import useMediaQuery from '@mui/material/useMediaQuery'
import { accountErrorText } from '../../auth/account-error-text.ts'
import { useFormat } from '../../kernel/words/format.ts'
import { ListPage } from '../../captain/paged-list/list-page.tsx'
import { queryOf, useListState } from '../../captain/paged-list/list-state.ts'
import { useRows } from '../../captain/paged-list/use-rows.ts'
import { apiFetch } from '../../shell/api/api.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { jobChoices, jobFilter, jobFilterNames, reasonCode, stateColours, stateOf, type Job } from './job.ts'
import { Pill } from '../pill.tsx'
import { DataRows, type Column } from '../data-rows.tsx'

/** /admin/job: e-mails, clean-ups and other background jobs, their errors, and when they are retried. */
export default function JobsPage() {
  const words = useWords()
  const { translate } = words
  const choices = jobChoices(words)
  const format = useFormat()
  const [state, change] = useListState({ column: 'createdAt', order: 'DESC' }, jobFilterNames)
  const loaded = useRows<'GET /api/v1/admin/jobs'>(
    null,
    `/api/v1/admin/jobs?${queryOf(state, jobFilter(state.filters, choices))}`,
  )
  const columns = useJobColumns(() => void loaded.refetch())
  const title = translate('titles.pages.adminJob')
  const set = (name: string, value: string) => {
    const { [name]: _before, ...others } = state.filters
    change({ filters: value ? { ...others, [name]: value } : others })
  }

  return (
    <ListPage
      title={title}
      countOf={(total) => translate('administration.jobs.count', { smart_count: total })}
      state={state}
      change={change}
      loaded={loaded}
      filters={jobFilterNames.map((name) => (
        <TextField
          key={name}
          select
          slotProps={{ select: { displayEmpty: true } }}
          label={translate(`administration.jobs.${name}`)}
          value={state.filters[name] ?? ''}
          onChange={({ target }) => set(name, target.value)}
          sx={{ minWidth: 160 }}
        >
          <MenuItem value="">{translate('commons.filters.any')}</MenuItem>
          {choices[name].map((each) => (
            <MenuItem key={each} value={each}>
              {translate(name === 'kind' ? `administration.jobs.kinds.${each}` : `administration.jobs.states.${each}`)}
            </MenuItem>
          ))}
        </TextField>
      ))}
    >
      <DataRows
        label={title}
        rows={loaded.rows ?? []}
        columns={columns}
        titleColumn={{ name: 'kind', label: translate('administration.jobs.kind') }}
        title={({ kind, repeats, createdAt }) => ({
          title: translate(`administration.jobs.kinds.${kind}`, { _: kind }),
          subtitle: repeats ? translate('administration.jobs.repeats') : format.dateTime(createdAt),
        })}
        sort={state.sort}
        setSort={(sort) => change({ sort })}
      />
    </ListPage>
  )
}

function useJobColumns(reload: () => void): readonly Column<Job>[] {
  const { translate } = useWords()
  const format = useFormat()
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })

  return useMemo(() => {
    // Cards have no column headers, so the value itself says which time it is.
    const moment = (key: 'nextAt' | 'endedAt', at: string | null) =>
      at && (phone ? translate(`administration.jobs.${key}`, { time: format.dateTime(at) }) : format.dateTime(at))
    return [
      {
        name: 'status',
        label: translate('administration.jobs.status'),
        cell: (job) => (
          <Pill colour={stateColours[stateOf(job)]}>{translate(`administration.jobs.states.${stateOf(job)}`)}</Pill>
        ),
      },
      {
        name: 'reason',
        label: translate('administration.jobs.reason'),
        cell: (job) => job.reason && <Reason job={job} />,
      },
      {
        name: 'runAt',
        label: translate('administration.jobs.next'),
        sortable: true,
        measure: true,
        cell: ({ nextRunAt }) => moment('nextAt', nextRunAt),
      },
      {
        name: 'finishedAt',
        label: translate('administration.jobs.ended'),
        sortable: true,
        measure: true,
        cell: ({ finishedAt }) => moment('endedAt', finishedAt),
      },
      {
        name: 'retry',
        label: translate('administration.jobs.act'),
        cell: ({ id, mayRetry }) => mayRetry && <Retry key={id} id={id} onDone={reload} />,
      },
    ]
  }, [translate, format, phone, reload])
}

/** The error of the last attempt in full, since it says what to do. */
function Reason({ job }: { readonly job: Job }) {
  const { translate } = useWords()
  return (
    <Box component="span" sx={{ display: 'block', minWidth: { sm: 200 }, py: 0.5, whiteSpace: 'normal' }}>
      {translate(`administration.jobs.reasons.${reasonCode(job)}`, {
        _: translate('administration.jobs.otherReason'),
      })}
      <span className="subtitle">
        {translate('administration.jobs.tries', { smart_count: job.attempts })} · {job.reason}
      </span>
    </Box>
  )
}

/** Retries a failed job at once. */
function Retry({ id, onDone }: { readonly id: string; onDone(): void }) {
  const words = useWords()
  const show = useToast()
  const [busy, setBusy] = useState(false)

  async function retry(): Promise<void> {
    setBusy(true)
    try {
      await apiFetch(`/api/v1/admin/jobs/${id}/retries`, { method: 'POST' })
      show({ text: words.translate('administration.jobs.retried') })
    } catch (error) {
      show({ kind: 'error', text: accountErrorText(words, error) })
    }
    setBusy(false)
    onDone()
  }

  return (
    <Button
      variant="outlined"
      disabled={busy}
      onClick={() => void retry()}
      sx={{ minHeight: { xs: 44, sm: 32 }, whiteSpace: 'nowrap' }}
    >
      {words.translate('administration.jobs.retry')}
    </Button>
  )
}
