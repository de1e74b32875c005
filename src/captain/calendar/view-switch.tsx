import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { mayLeave } from '../../shell/leave.ts'
import { useWords } from '../../shell/words-context.tsx'
import { useEntity } from '../entity-context.tsx'
import { useView, views, type View } from './view.ts'

/** List, week or month. */
export function ViewSwitch() {
  const { translate } = useWords()
  const entity = useEntity()
  const [view, setView] = useView(entity)
  if (!entity.calendar) return null
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      aria-label={translate('commons.calendar.view')}
      onChange={async (_, chosen: View | null) => {
        if (chosen && (await mayLeave())) setView(chosen)
      }}
    >
      {views.map((each) => (
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
