import Add from '@mui/icons-material/Add'
import BrushOutlined from '@mui/icons-material/BrushOutlined'
import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import ContentCopy from '@mui/icons-material/ContentCopy'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { LinkBase } from 'react-admin'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { currentBusinessDay } from '../../../entities/language/dates/plain-date.ts'
import { tagOf } from '../../../locales/tags.ts'
import { loadWhenOnline } from '../../shell/base/load-when-online.ts'
import { mayLeave } from '../../shell/base/leave-guards.ts'
import { ScreenSkeleton } from '../../shell/ui/screen-skeleton.tsx'
import { useToast } from '../../shell/ui/toast.tsx'
import type { Locale } from '../../shell/words/locale.ts'
import { WithWords } from '../../shell/words/with-words.tsx'
import type { CaptainDataProvider } from '../../kernel/api/data-provider.ts'
import { MessageBar } from '../../kernel/controls/message-bar.tsx'
import { errorText } from '../../kernel/words/error-text.ts'
import { useRecordPaths } from '../navigation/record-paths.ts'
import { useRecordActions } from '../record/record-actions.ts'
import { Screen } from '../page/screen.tsx'
import { visibleDays, shiftPeriod } from './day-ranges.ts'
import { useDayBackground } from './day-background.tsx'
import { DaysGrid } from './days-grid.tsx'
import { OpenCellContext } from './open-cell.ts'
import { rememberPlace } from './place-focus.ts'
import { RowsGrid } from './rows-grid.tsx'
import { useTodayInView } from './today-in-view.ts'
import { maxCalendarRecords, useCalendarRecords } from './use-days.ts'
import { useShownDay } from './use-shown-day.ts'
import type { CalendarView } from './calendar-view.ts'
import { ViewSwitch } from './view-switch.tsx'
import { useScope } from '../../kernel/words/scope.ts'

const Painting = lazy(() => loadWhenOnline(() => import('./painting.tsx')))

/** The records of a week or a month, by day. */
export default function Calendar(props: { readonly view: CalendarView }) {
  return (
    <WithWords sets={['calendar']}>
      <Loaded {...props} />
    </WithWords>
  )
}

function Loaded({ view }: { readonly view: CalendarView }) {
  const { entity, labels, locale, translate, format } = useScope()
  const paths = useRecordPaths()
  const [day, setDay] = useShownDay(entity.name)
  const [open, setOpen] = useState<string>()
  const cell = useMemo(
    () => ({
      id: open,
      show: async (id: string | undefined) => {
        if (await mayLeave()) setOpen(id)
      },
      close: () => setOpen(undefined),
    }),
    [open],
  )
  const rows = view === 'week' && entity.calendar!.rows !== undefined
  const [paints, setPaints] = useState(false)
  const painting = rows && paints
  const startButton = useRef<HTMLButtonElement>(null)
  const finishPainting = () => {
    flushSync(() => setPaints(false))
    startButton.current?.focus()
  }
  const go = async (to: string): Promise<boolean> => {
    // Drafts of shifts stay while other weeks are shown.
    if (!painting && !(await mayLeave())) return false
    flushSync(() => {
      setOpen(undefined)
      setDay(to)
    })
    return true
  }
  const days = visibleDays(view, day)
  const { data, total, isPending, isPlaceholderData, copy } = useCalendarRecords(days, rows)
  const copyWeek = useCopy(copy)
  const background = useDayBackground(days)
  const bringTodayIntoView = useTodayInView(view, data !== undefined && !isPlaceholderData && background.isKnown)
  const goToToday = async () => {
    if (await go(currentBusinessDay())) bringTodayIntoView()
  }
  const target = { height: { xs: 44, sm: 40 }, minWidth: { xs: 44, sm: 40 } }

  return (
    <Screen name="list" busy={isPending}>
      <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography component="h1" sx={{ fontSize: { xs: 20, sm: 24 }, fontWeight: 700, lineHeight: 1.4 }}>
          {labels.plural}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
          <ViewSwitch />
          {paths.create && (
            <Button variant="contained" startIcon={<Add />} component={LinkBase} to={paths.create} sx={target}>
              {translate('commons.actions.new')}
            </Button>
          )}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <IconButton
          aria-label={translate('commons.calendar.earlier')}
          onClick={() => void go(shiftPeriod(view, day, -1))}
          sx={target}
        >
          <ChevronLeft />
        </IconButton>
        <Typography component="h2" aria-live="polite" sx={{ fontSize: 16, fontWeight: 700, minWidth: '7em' }}>
          {periodText(locale, view, day, days)}
        </Typography>
        <IconButton
          aria-label={translate('commons.calendar.later')}
          onClick={() => void go(shiftPeriod(view, day, 1))}
          sx={target}
        >
          <ChevronRight />
        </IconButton>
        <Button variant="outlined" onClick={() => void goToToday()} sx={target}>
          {translate('commons.calendar.today')}
        </Button>
        {rows && !painting && (
          <Button
            ref={startButton}
            startIcon={<BrushOutlined />}
            onClick={async () => {
              if (!(await mayLeave())) return
              setOpen(undefined)
              setPaints(true)
            }}
            sx={target}
          >
            {translate('calendar.paint.start')}
          </Button>
        )}
        {rows && !painting && (
          <Button startIcon={<ContentCopy />} onClick={() => void copyWeek()} sx={target}>
            {translate('commons.calendar.copyWeek')}
          </Button>
        )}
      </Box>
      {data && total! > maxCalendarRecords && (
        <Box sx={{ mb: 1.5 }}>
          <MessageBar tone="warning">
            {translate('calendar.incomplete', {
              max: format.number(maxCalendarRecords),
              day: format.day(String(data.at(-1)![entity.calendar!.date])),
            })}
          </MessageBar>
        </Box>
      )}
      <OpenCellContext value={cell}>
        {/* Leaves room below the last row for the editor of a cell, which overlays the cells below. */}
        <Box
          onFocus={rememberPlace}
          onClickCapture={rememberPlace}
          sx={{ '&:has([data-cell])': { pb: { md: '560px' } } }}
        >
          {data &&
            (painting ? (
              <Suspense fallback={<ScreenSkeleton shape="rows" />}>
                <Painting days={days} records={data} finish={finishPainting} />
              </Suspense>
            ) : rows ? (
              <RowsGrid days={days} records={data} />
            ) : (
              <DaysGrid view={view} day={day} days={days} records={data} background={background} />
            ))}
        </Box>
      </OpenCellContext>
    </Screen>
  )
}

/** The month and year, or the first and last days of a week: 「11/23 – 11/29」. */
function periodText(locale: Locale, view: CalendarView, day: string, days: readonly string[]): string {
  const text = (options: Intl.DateTimeFormatOptions, at: string) =>
    new Intl.DateTimeFormat(tagOf(locale), { ...options, timeZone: 'UTC' }).format(new Date(at))
  if (view === 'month') return text({ year: 'numeric', month: 'long' }, day)
  const short = { month: locale === 'ja' ? 'numeric' : 'short', day: 'numeric' } as const
  return `${text(short, days[0]!)} – ${text(short, days.at(-1)!)}`
}

/** Copies the previous week, reports how many days were filled, and offers an undo. */
function useCopy(copy: () => ReturnType<CaptainDataProvider['openWeek']>) {
  const { labels, translate } = useScope()
  const { notifyEdited } = useRecordActions()
  const toast = useToast()
  return async () => {
    try {
      const { data, changeSet } = await copy()
      const { records } = data
      if (records.length === 0) return toast({ kind: 'info', text: translate('commons.calendar.nothingToCopy') })
      notifyEdited(translate('commons.calendar.copied', { smart_count: records.length }), changeSet)
    } catch (error) {
      toast({ kind: 'error', text: errorText(translate, labels, error) })
    }
  }
}
