import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays, today } from '../../../entities/language/dates/plain-date.ts'
import { instantFrom, wallClock } from '../../../entities/language/dates/wall-clock.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { Note } from '../../kernel/controls/note.tsx'
import { useFormat } from '../../kernel/words/format.ts'
import { labelsOf } from '../../kernel/words/labels.ts'
import { useNameText } from '../../kernel/words/name-text.ts'
import { apiJson } from '../../shell/api/api.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { shiftPeriod, visibleDays } from '../calendar/day-ranges.ts'
import { DayName } from '../calendar/day-name.tsx'
import { useQuickWrite } from '../dashboard/quick-writes.ts'
import { PageError, PlainPage } from '../page/plain-page.tsx'
import { Entry } from './entry.tsx'
import type { Moment } from './moment.ts'
import { MoveDialog } from './move-dialog.tsx'

const views = ['week', 'month'] as const

/** /captain/tenant/{tenant}/publishing: what goes live, ends or comes into force, by week and month. */
export default function PublishingPage() {
  const { translate } = useWords()
  const { slug } = useTenant()
  const format = useFormat()
  const isNarrow = useMediaQuery('(max-width: 899px)', { noSsr: true })
  const [view, setView] = useState<(typeof views)[number]>('month')
  const [day, setDay] = useState(today())
  const [moving, setMoving] = useState<Moment>()
  const days = visibleDays(view, day)
  const [from, until] = [days[0]!, days.at(-1)!]
  const { data, error, refetch } = useQuery(
    apiQueryOptions([slug, 'publishing', from, until], (signal) =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/publishing-moments'>(
        `/api/v1/authorized/tenants/${slug}/publishing-moments?from=${from}&until=${until}`,
        { signal },
      ),
    ),
  )
  const move = useMove()
  const onDay = (each: string): readonly Moment[] => data?.moments.filter((moment) => moment.day === each) ?? []
  const shownDays = isNarrow ? days.filter((each) => onDay(each).length > 0) : days

  return (
    <PlainPage title={translate('titles.pages.captainPublishing')} busy={!data && !error} tenant={slug}>
      <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: 720 }}>{translate('publishing.lead')}</Typography>
      <Box sx={bar}>
        <IconButton
          aria-label={translate(`publishing.before.${view}`)}
          onClick={() => setDay(shiftPeriod(view, day, -1))}
        >
          <ChevronLeft />
        </IconButton>
        <Typography component="h2" aria-live="polite" sx={{ fontSize: '1.125rem', fontWeight: 700, minWidth: '8em' }}>
          {view === 'month' ? format.month(day.slice(0, 7)) : `${format.day(from)} – ${format.day(until)}`}
        </Typography>
        <IconButton
          aria-label={translate(`publishing.after.${view}`)}
          onClick={() => setDay(shiftPeriod(view, day, 1))}
        >
          <ChevronRight />
        </IconButton>
        <Button variant="outlined" size="small" onClick={() => setDay(today())}>
          {translate('publishing.today')}
        </Button>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label={translate('publishing.view')}
          onChange={(_, chosen: typeof view | null) => chosen && setView(chosen)}
          sx={{ ml: 'auto' }}
        >
          {views.map((each) => (
            <ToggleButton key={each} value={each}>
              {translate(`publishing.views.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {error && !data ? <PageError error={error} onRetry={() => void refetch()} /> : null}
      {data?.isCut && (
        <Note
          tone="warning"
          text={translate('publishing.cut', { max: data.moments.length, day: format.date(data.moments.at(-1)!.day) })}
        />
      )}
      {data && data.moments.length === 0 && <Typography sx={{ mt: 2 }}>{translate('publishing.none')}</Typography>}
      {data && (
        <Box component="ol" sx={isNarrow ? list : grid}>
          {shownDays.map((each) => (
            <Box
              component="li"
              key={each}
              data-day={each}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault()
                const dropped = data.moments.find(
                  (moment) => keyOf(moment) === event.dataTransfer.getData('text/plain'),
                )
                if (dropped && dropped.day !== each) void move(dropped, each)
              }}
              sx={{
                ...cell,
                ...(view === 'month' && each.slice(0, 7) !== day.slice(0, 7) && { bgcolor: 'action.hover' }),
              }}
            >
              <DayName day={each} />
              <Box component="ul" sx={entries}>
                {onDay(each).map((moment) => (
                  <Entry
                    key={keyOf(moment)}
                    moment={moment}
                    move={(by) => void move(moment, addDays(moment.day, by))}
                    choose={() => setMoving(moment)}
                  />
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {moving && (
        <MoveDialog
          moment={moving}
          close={() => setMoving(undefined)}
          move={async (to, time) => {
            if (await move(moving, to, time)) setMoving(undefined)
          }}
        />
      )}
    </PlainPage>
  )
}

const keyOf = ({ entity, id, field }: Moment): string => `${entity} ${id} ${field}`

/** Moves a moment to a day, at the same time of day unless another is given; never into the past. Resolves to whether it did. */
function useMove() {
  const words = useWords()
  const { translate } = words
  const { slug: _, site } = useTenant()
  const toast = useToast()
  const format = useFormat()
  const nameText = useNameText()
  const write = useQuickWrite()
  return async (moment: Moment, to: string, time = wallClock(moment.at)!.slice(11)): Promise<boolean> => {
    const { entity, id, field, isDay, version, name } = moment
    if (entity === null || field === null) return false
    const value = isDay ? to : instantFrom(`${to}T${time}`)
    if (value === undefined || (isDay ? to <= today() : value <= new Date().toISOString())) {
      toast({ kind: 'error', text: translate('publishing.past') })
      return false
    }
    const title = nameText(entity, name)
    const when = isDay ? format.date(value) : format.dateTime(value)
    const what = labelsOf(words, entity, site).menu
    return write({
      entity,
      method: 'PUT',
      path: `/${id}`,
      body: { version, [field]: value },
      done: translate('publishing.moved', { title, what, when }),
    })
  }
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 } as const
const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  border: 1,
  borderColor: 'divider',
} as const
const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 } as const
const cell = { minWidth: 0, minHeight: { md: 96 }, p: 1, border: 1, borderColor: 'divider' } as const
const entries = { listStyle: 'none', m: 0, mt: 0.5, p: 0, display: 'grid', gap: 0.5 } as const
