import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useEffect, useRef } from 'react'
import { mayLeave } from '../../shell/base/leave-guards.ts'
import { isFocusLost } from '../../shell/ui/is-focus-lost.ts'
import { useCalendarView, calendarViews, type CalendarView } from './calendar-view.ts'
import { useScope } from '../../kernel/words/scope.ts'

/** Whether the view was just switched, which replaces the screen with the button that had the focus. */
let justSwitched = false

/** Switches between list, week and month. */
export function ViewSwitch() {
  const { translate, entity } = useScope()
  const [view, setView] = useCalendarView(entity)
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (justSwitched && isFocusLost()) group.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
    justSwitched = false
  }, [])
  if (!entity.calendar) return null
  return (
    <ToggleButtonGroup
      ref={group}
      exclusive
      size="small"
      value={view}
      aria-label={translate('commons.calendar.view')}
      onChange={async (_, chosen: CalendarView | null) => {
        if (!chosen || !(await mayLeave())) return
        justSwitched = true
        setView(chosen)
      }}
    >
      {calendarViews.map((each) => (
        <ToggleButton
          key={each}
          value={each}
          sx={{
            minWidth: 48,
            minHeight: { xs: 44, sm: 40 },
            px: { xs: 1, sm: 1.5 },
            color: 'text.secondary',
            whiteSpace: 'nowrap',
          }}
        >
          {translate(`commons.calendar.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
