import { useDroppable } from '@dnd-kit/core'
import Box from '@mui/material/Box'
import { today } from '../../../entities/language/dates/plain-date.ts'
import { useFormat } from '../../kernel/words/format.ts'

/** The days of the period at the foot of a narrow screen, to drop on while an entry is dragged. */
export function DayStrip({ days }: { readonly days: readonly string[] }) {
  return (
    <Box aria-hidden data-strip sx={strip}>
      {days.map((day) => (
        <StripDay key={day} day={day} />
      ))}
    </Box>
  )
}

function StripDay({ day }: { readonly day: string }) {
  const format = useFormat()
  const { setNodeRef, isOver } = useDroppable({ id: `strip ${day}`, data: { day } })
  const [date, weekday] = format.day(day).split(/(?=（)|(?<=^\S+) /)
  return (
    <Box
      ref={setNodeRef}
      data-strip-day={day}
      sx={{
        display: 'grid',
        placeContent: 'center',
        textAlign: 'center',
        minHeight: 48,
        fontSize: 12,
        lineHeight: 1.2,
        border: 1,
        borderColor: isOver ? 'var(--accent)' : 'divider',
        bgcolor: isOver ? 'var(--accent-soft)' : 'background.paper',
        color: day < today() ? 'text.disabled' : 'text.primary',
      }}
    >
      <span>{date}</span>
      <span>{weekday}</span>
    </Box>
  )
}

const strip = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'modal',
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  pb: 'env(safe-area-inset-bottom)',
  bgcolor: 'background.paper',
  boxShadow: 'var(--shadow)',
} as const
