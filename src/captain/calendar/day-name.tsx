import Box from '@mui/material/Box'
import { today } from '../../../entities/language/dates/plain-date.ts'
import { useWords } from '../../shell/words/words-context.tsx'

/**
 * A day's date and weekday, with Saturdays and Sundays in the customary colours of Japanese calendars; today is marked.
 */
export function DayName({ day }: { readonly day: string }) {
  const { locale } = useWords()
  const date = new Date(day)
  const name = new Intl.DateTimeFormat(locale, { month: 'numeric', day: 'numeric', weekday: 'short', timeZone: 'UTC' })
  const colour = { 0: 'error.main', 6: 'info.main' }[date.getUTCDay()] ?? 'text.primary'
  return (
    <Box
      component="time"
      dateTime={day}
      {...(day === today() && { 'aria-current': 'date' })}
      sx={{
        color: colour,
        fontSize: 13,
        whiteSpace: 'nowrap',
        '&[aria-current]': { fontWeight: 700, textDecoration: 'underline' },
      }}
    >
      {name.format(date)}
    </Box>
  )
}
