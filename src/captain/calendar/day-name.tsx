import Box from '@mui/material/Box'
import { holidayOn } from '../../../entities/language/dates/holidays.ts'
import { currentBusinessDay } from '../../../entities/language/dates/plain-date.ts'
import { tagOf } from '../../../locales/tags.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { useFormat } from '../../kernel/words/format.ts'

interface DayNameProps {
  readonly day: string
  /** Under a row of weekdays, wide screens show the day of the month only. */
  readonly short?: boolean
  /** In a narrow column, the day of the month and the weekday only; the caller names holidays beside the table. */
  readonly narrow?: boolean
}

/**
 * A day's date and weekday, with holidays by name. Saturdays, Sundays and holidays have the customary colours of Japanese
 * calendars; today is marked, which lasts until six in the morning.
 */
export function DayName({ day, short = false, narrow = false }: DayNameProps) {
  const { locale, translate } = useWords()
  const date = new Date(day)
  const isToday = day === currentBusinessDay()
  const tag = tagOf(locale)
  const weekday = { weekday: 'short', timeZone: 'UTC' } as const
  const format = useFormat()
  const holiday = holidayOn(day)
  const colour = holiday ? 'error.main' : ({ 0: 'error.main', 6: 'info.main' }[date.getUTCDay()] ?? 'text.primary')
  return (
    <Box
      component="time"
      dateTime={day}
      {...(isToday && { 'aria-current': 'date' })}
      sx={{
        position: 'relative',
        display: 'flex',
        // A long name of a holiday takes a line of its own.
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 0.75,
        minWidth: 0,
        color: colour,
        fontSize: 13,
        '& .present': { px: 0.75, borderRadius: 1, bgcolor: 'primary.main', color: 'primary.contrastText' },
      }}
    >
      <Box
        component="span"
        className={isToday ? 'present' : ''}
        sx={{ flex: narrow ? '0 1 auto' : 'none', fontWeight: 700 }}
      >
        {short ? (
          <>
            <Box component="span" sx={unseenWhenWide}>
              {format.day(day)}
            </Box>
            <Box component="span" aria-hidden sx={{ display: { xs: 'none', md: 'inline' } }}>
              {date.getUTCDate()}
            </Box>
          </>
        ) : narrow ? (
          `${date.getUTCDate()} ${new Intl.DateTimeFormat(tag, weekday).format(date)}`
        ) : (
          format.day(day)
        )}
      </Box>
      {holiday && !narrow && (
        <Box component="span" sx={{ fontSize: 11, lineHeight: 1.3, overflowWrap: 'anywhere', hyphens: 'auto' }}>
          {translate(`calendar.holidays.${holiday}`)}
        </Box>
      )}
    </Box>
  )
}

/** Where only the number is seen, screen readers still speak the whole date. */
const unseenWhenWide = {
  position: { md: 'absolute' },
  width: { md: '1px' },
  height: { md: '1px' },
  overflow: { md: 'hidden' },
  clipPath: { md: 'inset(50%)' },
  whiteSpace: { md: 'nowrap' },
} as const
