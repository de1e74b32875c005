import { useDroppable } from '@dnd-kit/core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState, type ReactNode } from 'react'
import { useWords } from '../../shell/words/words-context.tsx'
import { DayName } from '../calendar/day-name.tsx'

/** How many entries of a day are shown at first. */
const shownAtFirst = 4

interface DayCellProps {
  readonly day: string
  /** Whether it is of the month before or after. */
  readonly isBeside: boolean
  /** Whether entries are dropped elsewhere. */
  readonly takesNothing: boolean
  readonly entries: readonly ReactNode[]
}

/** A day with its entries; entries that are dragged here move to it. */
export function DayCell({ day, isBeside, takesNothing, entries }: DayCellProps) {
  const { translate } = useWords()
  const [showsAll, setShowsAll] = useState(false)
  const { setNodeRef, isOver } = useDroppable({ id: `cell ${day}`, data: { day }, disabled: takesNothing })
  const rest = showsAll || takesNothing ? 0 : entries.length - shownAtFirst
  // A button that shows a single one takes as much room as that.
  const hidden = rest > 1 ? rest : 0
  return (
    <Box
      component="li"
      ref={setNodeRef}
      data-day={day}
      sx={{
        minWidth: 0,
        minHeight: { md: 96 },
        p: { xs: 1, md: 0.5 },
        border: 1,
        borderColor: isOver ? 'var(--accent)' : 'divider',
        bgcolor: isOver ? 'var(--accent-soft)' : isBeside ? 'action.hover' : undefined,
      }}
    >
      <DayName day={day} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, display: 'grid', gap: 0.5 }}>
        {hidden > 0 ? entries.slice(0, -hidden) : entries}
      </Box>
      {hidden > 0 && (
        <Button size="small" onClick={() => setShowsAll(true)}>
          {translate('publishing.more', { smart_count: hidden })}
        </Button>
      )}
    </Box>
  )
}
