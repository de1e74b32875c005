import { useRef } from 'react'
import GridViewOutlined from '@mui/icons-material/GridViewOutlined'
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined'
import ViewKanbanOutlined from '@mui/icons-material/ViewKanbanOutlined'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useWords } from '../../../shell/words/words-context.tsx'
import { loadLayout } from '../../lazy/list-parts.ts'
import type { ListLayout } from '../../../../entities/language/declaration/list-layouts.ts'
import { useLayout, useLayouts } from '../state/layout.ts'

const icons = { table: TableRowsOutlined, grid: GridViewOutlined, board: ViewKanbanOutlined } satisfies Record<
  ListLayout,
  unknown
>

/** Switches between the layouts of a list. */
export default function LayoutSwitch() {
  const { translate } = useWords()
  const layouts = useLayouts()
  const [layout, choose] = useLayout()
  const clicked = useRef<ListLayout>(null)
  if (layouts.length < 2) return null
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={layout}
      aria-label={translate('layouts.label')}
      onChange={async (_, next: ListLayout | null) => {
        // Null: the one that is shown was clicked, which calls off another.
        clicked.current = next
        if (!next) return
        const { pathname } = location
        await loadLayout(next)
        // Unless another one was clicked meanwhile, or the list was left.
        if (clicked.current === next && location.pathname === pathname) choose(next)
      }}
    >
      {layouts.map((each) => {
        const Icon = icons[each]
        return (
          <ToggleButton
            key={each}
            value={each}
            aria-label={translate(`layouts.${each}`)}
            title={translate(`layouts.${each}`)}
            sx={{ width: { xs: 44, sm: 40 }, height: { xs: 44, sm: 40 }, color: 'text.secondary' }}
          >
            <Icon fontSize="small" />
          </ToggleButton>
        )
      })}
    </ToggleButtonGroup>
  )
}
