import Box from '@mui/material/Box'
import { useGetList } from 'react-admin'
import { regularHoursOn } from '../../../entities/language/shared/opening-days.ts'
import { addDays } from '../../../entities/language/dates/plain-date.ts'
import { dayOf, startOfDay, wallClock } from '../../../entities/language/dates/wall-clock.ts'
import { conditionName } from '../../../entities/language/derived/list-operators.ts'
import { RecordLink } from '../../fields/records/record-link.tsx'
import { timeSpan } from '../../fields/values/next-day-time.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { maxRecordsPerCall } from '../../kernel/api/data-provider.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { useTenant } from '../../kernel/context/tenant-context.tsx'

/** What is known of a day beside the calendar's own records. */
export interface DayBackground {
  /** The regular opening hours, or that it is a regular day off; undefined where there are none. */
  hours(day: string): ReturnType<typeof regularHoursOn>
  events(day: string): readonly CaptainRecord[]
  /** Whether all that has been read. */
  readonly isKnown: boolean
}

/** Reads the regular opening hours and the events of the given days, as far as the entity's calendar declares them. */
export function useDayBackground(days: readonly string[]): DayBackground {
  const { regularHours, events } = useEntity().calendar!
  const { timeZone } = useTenant()
  const opening = useGetList<CaptainRecord>(
    regularHours ?? '',
    { pagination: { page: 1, perPage: 1 }, meta: { aside: true } },
    { enabled: regularHours !== undefined },
  )
  const at = events?.at ?? ''
  const planned = useGetList<CaptainRecord>(
    events?.entity ?? '',
    {
      filter: {
        [conditionName(at, 'gte')]: startOfDay(days[0]!, timeZone),
        [conditionName(at, 'lt')]: startOfDay(addDays(days.at(-1)!, 1), timeZone),
      },
      sort: { field: at, order: 'ASC' },
      pagination: { page: 1, perPage: maxRecordsPerCall },
      meta: { aside: true },
    },
    { enabled: events !== undefined, placeholderData: (before) => before },
  )
  return {
    hours: (day) => regularHoursOn(day, opening.data?.[0]),
    events: (day) => (planned.data ?? []).filter((record) => dayOf(record[at], timeZone) === day),
    isKnown: !opening.isLoading && !planned.isLoading && !planned.isPlaceholderData,
  }
}

interface DayFactsProps {
  readonly day: string
  readonly background: DayBackground
  /** Whether a record of the calendar says what the day is; then regular hours are not shown, but a day off still is. */
  readonly decided: boolean
}

/** The regular hours and the events of a day, below its records. */
export function DayFacts({ day, background, decided }: DayFactsProps) {
  const { events } = useEntity().calendar!
  const { timeZone } = useTenant()
  const words = useWords()
  const { translate } = words
  const hours = background.hours(day)
  return (
    <Box sx={{ px: 0.5, color: 'text.secondary', fontSize: 12, lineHeight: 1.5 }}>
      {hours === 'closed' && <div>{translate('calendar.regularDayOff')}</div>}
      {!decided &&
        hours !== 'closed' &&
        hours?.map(({ openTime, closeTime }) => (
          <Box key={openTime} sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {timeSpan(words, openTime, closeTime)}
          </Box>
        ))}
      {background.events(day).map((record) => (
        <Box key={record.id} sx={{ overflowWrap: 'anywhere', '& a': { color: 'primary.main' } }}>
          {wallClock(record[events!.at], timeZone)?.slice(11)} <RecordLink entity={events!.entity} id={record.id} />
        </Box>
      ))}
    </Box>
  )
}

/** The ground of a regular day off. */
export const hatched = {
  backgroundImage: 'repeating-linear-gradient(135deg, transparent 0 6px, var(--grey-soft) 6px 12px)',
} as const
