import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
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
import { useLayoutEffect, useRef, useState } from 'react'
import { addDays, today } from '../../../entities/language/dates/plain-date.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { Note } from '../../kernel/controls/note.tsx'
import { useFormat } from '../../kernel/words/format.ts'
import { apiJson } from '../../shell/api/api.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { isFocusLost } from '../../shell/ui/is-focus-lost.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { shiftPeriod, visibleDays } from '../calendar/day-ranges.ts'
import { useShownDay } from '../calendar/use-shown-day.ts'
import { PageError, PlainPage } from '../page/plain-page.tsx'
import { DayCell } from './day-cell.tsx'
import { DayStrip } from './day-strip.tsx'
import { Entry, LiftedEntry } from './entry.tsx'
import { keyOf, type Moment } from './moment.ts'
import { MoveDialog } from './move-dialog.tsx'
import { useMoves } from './use-moves.ts'

const views = ['week', 'month'] as const
type View = (typeof views)[number]

/** The view last shown before the user left for a record. */
let shownView: View = 'month'

/** /captain/tenant/{tenant}/publishing: what goes live, ends or comes into force, by week and month. */
export default function PublishingPage() {
  const { translate } = useWords()
  const { slug } = useTenant()
  const format = useFormat()
  const isNarrow = useMediaQuery('(max-width: 899px)', { noSsr: true })
  const [view, setView] = useState(shownView)
  const [day, setDay] = useShownDay('publishing')
  const [chosen, choose] = useState<Moment>()
  const [lifted, lift] = useState<Moment>()
  const days = visibleDays(view, day)
  const [from, until] = [days[0]!, days.at(-1)!]
  const { data, error, refetch } = useQuery({
    ...apiQueryOptions([slug, 'publishing', from, until], (signal) =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/publishing-moments'>(
        `/api/v1/authorized/tenants/${slug}/publishing-moments?from=${from}&until=${until}`,
        { signal },
      ),
    ),
    placeholderData: (before) => before,
  })
  const { moving, move } = useMoves()
  const moments = [
    ...(data?.moments.filter((moment) => !moving.has(keyOf(moment))) ?? []),
    ...moving.values(),
  ].toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
  const onDay = (each: string): readonly Moment[] => moments.filter((moment) => moment.day === each)
  const shownDays = isNarrow ? days.filter((each) => each === today() || onDay(each).length > 0) : days
  const follow = useFollowedFocus()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  )

  const moveByKeys = (moment: Moment, step: number) => {
    const to = addDays((moving.get(keyOf(moment)) ?? moment).day, step)
    follow(keyOf(moment))
    void move(moment, to)
    if (to > today() && !days.includes(to)) setDay(to)
  }
  const drop = ({ over }: DragEndEvent) => {
    lift(undefined)
    const to = (over?.data.current as { readonly day: string } | undefined)?.day
    if (lifted && to !== undefined && to !== lifted.day) void move(lifted, to)
  }

  return (
    <PlainPage title={translate('titles.pages.captainPublishing')} busy={!data && !error} tenant={slug}>
      <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: 720 }}>
        {translate(isNarrow ? 'publishing.leadByFinger' : 'publishing.lead')}
      </Typography>
      <Box sx={bar}>
        <IconButton
          aria-label={translate(`publishing.before.${view}`)}
          onClick={() => setDay(shiftPeriod(view, day, -1))}
          sx={target}
        >
          <ChevronLeft />
        </IconButton>
        <Typography component="h2" aria-live="polite" sx={{ fontSize: '1.125rem', fontWeight: 700 }}>
          {view === 'month' ? format.month(day.slice(0, 7)) : `${format.day(from)} – ${format.day(until)}`}
        </Typography>
        <IconButton
          aria-label={translate(`publishing.after.${view}`)}
          onClick={() => setDay(shiftPeriod(view, day, 1))}
          sx={target}
        >
          <ChevronRight />
        </IconButton>
        <Button variant="outlined" size="small" onClick={() => setDay(today())} sx={target}>
          {translate('publishing.today')}
        </Button>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label={translate('publishing.view')}
          onChange={(_, next: View | null) => {
            if (!next) return
            shownView = next
            setView(next)
          }}
          sx={{ ml: 'auto' }}
        >
          {views.map((each) => (
            <ToggleButton key={each} value={each} sx={target}>
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
      {data && moments.length === 0 && <Typography sx={{ mb: 2 }}>{translate('publishing.none')}</Typography>}
      {data && (
        <DndContext
          sensors={sensors}
          collisionDetection={pointerWithin}
          // At the foot of a narrow screen are the days to drop on.
          autoScroll={!isNarrow}
          onDragStart={({ active }) => lift((active.data.current as { readonly moment: Moment }).moment)}
          onDragCancel={() => lift(undefined)}
          onDragEnd={drop}
          accessibility={silent}
        >
          <Box component="ol" sx={isNarrow ? list : grid}>
            {shownDays.map((each) => (
              <DayCell
                key={each}
                day={each}
                isBeside={view === 'month' && each.slice(0, 7) !== day.slice(0, 7)}
                takesNothing={isNarrow}
                entries={onDay(each).map((moment) => (
                  <Entry
                    key={keyOf(moment)}
                    moment={moment}
                    isMoving={moving.has(keyOf(moment))}
                    move={(step) => moveByKeys(moment, step)}
                    choose={() => choose(moment)}
                  />
                ))}
              />
            ))}
          </Box>
          {lifted && isNarrow && <DayStrip days={days} />}
          <DragOverlay dropAnimation={null} zIndex={2000}>
            {lifted && <LiftedEntry moment={lifted} />}
          </DragOverlay>
        </DndContext>
      )}
      {chosen && (
        <MoveDialog
          moment={chosen}
          close={() => choose(undefined)}
          move={(to, time) => {
            choose(undefined)
            void move(chosen, to, time)
          }}
        />
      )}
    </PlainPage>
  )
}

/** Lets the focus go with an entry that is moved by keys, to the day where it is then. Returns what says which. */
function useFollowedFocus(): (key: string) => void {
  const followed = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (followed.current === undefined || !isFocusLost()) return
    document.querySelector<HTMLElement>(`[data-moment="${CSS.escape(followed.current)}"] :is(a, button)`)?.focus()
  })
  return (key) => {
    followed.current = key
  }
}

const nothing = (): undefined => undefined

/** Entries are no buttons that are dragged by keys; what was moved is said when it is done. */
const silent = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 0.5, sm: 1 }, mb: 2 } as const
const target = { minHeight: { xs: 44, sm: 40 }, minWidth: { xs: 44, sm: 40 } } as const
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
