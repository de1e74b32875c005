import { Suspense, useMemo, useState } from 'react'
import Download from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import { accountErrorText } from '../../auth/account-error-text.ts'
import { useFormat } from '../../kernel/words/format.ts'
import { apiFetch } from '../../shell/api/api.ts'
import { downloadBlob } from '../../shell/ui/download-blob.ts'
import { lazyComponent } from '../../shell/ui/lazy-component.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { deviceName } from '../../auth/device-name.ts'
import { colourOf, groupNames, type AuditEvent } from './audit-event.ts'
import { eventFilter, eventFilterNames } from './event-filter.ts'
import { ListPage } from '../../captain/paged-list/list-page.tsx'
import { queryOf, useListState } from '../../captain/paged-list/list-state.ts'
import { Pill } from '../pill.tsx'
import { DataRows, type Column } from '../data-rows.tsx'
import { useRows } from '../../captain/paged-list/use-rows.ts'

// The control of forms, which no other page of the administration needs.
const DayInput = lazyComponent(() => import('../../captain/list/filters/editors/day-input.tsx'))

/** /admin/audit-event: who did what to which account, and when. */
export default function AuditEventsPage() {
  const { translate } = useWords()
  const format = useFormat()
  const [state, change] = useListState({ column: 'at', order: 'DESC' }, eventFilterNames)
  const query = queryOf(state, eventFilter(state.filters))
  const loaded = useRows<'GET /api/v1/admin/audit-events'>(null, `/api/v1/admin/audit-events?${query}`)
  const columns = useEventColumns()
  const title = translate('titles.pages.adminAuditEvent')
  const set = (name: string, value: string) => {
    const { [name]: _before, ...others } = state.filters
    change({ filters: value ? { ...others, [name]: value } : others })
  }

  return (
    <ListPage
      title={title}
      countOf={(total) => translate('administration.events.count', { smart_count: total })}
      state={state}
      change={change}
      loaded={loaded}
      searchFor={translate('administration.events.search')}
      actions={<Export query={query} />}
      filters={
        <>
          <TextField
            select
            slotProps={{ select: { displayEmpty: true } }}
            label={translate('administration.events.kind')}
            value={state.filters['kind'] ?? ''}
            onChange={({ target }) => set('kind', target.value)}
            sx={{ minWidth: 160 }}
          >
            <MenuItem value="">{translate('commons.filters.any')}</MenuItem>
            {groupNames.map((group) => (
              <MenuItem key={group} value={group}>
                {translate(`administration.events.groups.${group}`)}
              </MenuItem>
            ))}
          </TextField>
          {(['from', 'to'] as const).map((end) => (
            <Suspense key={end} fallback={<Skeleton variant="rounded" width={170} height={62} />}>
              <DayInput
                label={translate(`administration.events.${end}`)}
                value={state.filters[end]}
                set={(day) => set(end, day ?? '')}
              />
            </Suspense>
          ))}
        </>
      }
    >
      <DataRows
        label={title}
        rows={loaded.rows ?? []}
        columns={columns}
        titleColumn={{ name: 'actor', label: translate('administration.events.actor') }}
        title={({ actor, actingAs, at }) => ({
          title: actor?.name ?? translate('administration.events.nobody'),
          subtitle: actingAs
            ? translate('administration.events.actingAs', { name: actingAs.name })
            : format.relative(at),
        })}
        sort={state.sort}
        setSort={(sort) => change({ sort })}
      />
    </ListPage>
  )
}

function useEventColumns(): readonly Column<AuditEvent>[] {
  const { translate } = useWords()
  const format = useFormat()
  return useMemo(
    () => [
      {
        name: 'action',
        label: translate('administration.events.action'),
        cell: ({ action }) => (
          <Pill colour={colourOf(action)}>{translate(`administration.events.actions.${action}`, { _: action })}</Pill>
        ),
      },
      {
        name: 'target',
        label: translate('administration.events.target'),
        cell: ({ target, actor }) => (target && target.id !== actor?.id ? target.name : null),
      },
      {
        name: 'detail',
        label: translate('administration.events.detail'),
        cell: ({ detail }) => <Detail detail={detail} />,
      },
      {
        name: 'ip',
        label: translate('administration.events.place'),
        cell: ({ ip, userAgent }) => (
          <>
            {ip} <span className="subtitle">{deviceName(userAgent ?? '')}</span>
          </>
        ),
      },
      {
        name: 'at',
        label: translate('administration.events.at'),
        sortable: true,
        measure: true,
        cell: ({ at }) => format.dateTime(at),
      },
    ],
    [translate, format],
  )
}

/** Details of an event: the sign-in method, the reason of a ban, the role given. */
function Detail({ detail }: { readonly detail: AuditEvent['detail'] }) {
  const { translate } = useWords()
  if (!detail) return null
  const text = Object.entries(detail)
    .map(([name, value]) => {
      const plain = { _: name === 'code' ? '' : plainText(value) }
      return name === 'job'
        ? translate(`administration.jobs.kinds.${String(value)}`, plain)
        : translate(`administration.events.details.${name}.${String(value)}`, plain)
    })
    .filter(Boolean)
    .join(' · ')
  return <span title={text}>{text}</span>
}

// Ids and rare error codes mean nothing to users; the exported file includes them.
const plainText = (value: unknown): string =>
  typeof value === 'string' && !/^[\da-f]{8}-[\da-f-]{27}$/.test(value) ? value : ''

/** Downloads the filtered events as a file. */
function Export({ query }: { readonly query: string }) {
  const words = useWords()
  const show = useToast()
  const [busy, setBusy] = useState(false)

  async function save(): Promise<void> {
    setBusy(true)
    try {
      const params = new URLSearchParams(query)
      params.delete('range')
      const file = await (await apiFetch(`/api/v1/admin/audit-events.csv?${params}`)).blob()
      downloadBlob(file, `audit-events-${new Date().toISOString().slice(0, 10)}.csv`)
    } catch (error) {
      show({ kind: 'error', text: accountErrorText(words, error) })
    }
    setBusy(false)
  }

  return (
    <Box component="span">
      <Button
        variant="outlined"
        startIcon={<Download />}
        disabled={busy}
        onClick={() => void save()}
        sx={{ minHeight: { xs: 44, sm: 40 } }}
      >
        {words.translate('administration.events.export')}
      </Button>
    </Box>
  )
}
