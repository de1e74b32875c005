import { useState } from 'react'
import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import DensityMedium from '@mui/icons-material/DensityMedium'
import DensitySmall from '@mui/icons-material/DensitySmall'
import MoreHoriz from '@mui/icons-material/MoreHoriz'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { LinkBase, useListContext } from 'react-admin'
import { useWords } from '../../shell/words/words-context.tsx'
import { ViewSwitch } from '../calendar/view-switch.tsx'
import { useEntity } from '../screens/entity-context.tsx'
import { useLabels } from '../words/labels.ts'
import { useParentTitle } from '../record/use-parent-title.ts'
import { TenantChip } from '../tenant/tenant-chip.tsx'
import { densities, useDensity, type Density } from './table/density.ts'
import { useListScreen } from './list-context.ts'
import { ListHead } from './list-head.tsx'

/** The header of an entity's list: title, tenant, total, and the primary action. */
export function TitleRow() {
  const labels = useLabels(useEntity())
  const parent = useParentTitle()
  const { translate } = useWords()
  const { total, isPlaceholderData } = useListContext()
  const { paths, trashed } = useListScreen()
  const title = parent ? translate('commons.titles.within', { parent, plural: labels.plural }) : labels.plural

  return (
    <ListHead
      title={trashed ? `${title} · ${translate('commons.trash.title')}` : title}
      chip={<TenantChip />}
      total={total}
      faded={isPlaceholderData}
    >
      <ViewSwitch />
      <PageMenu />
      {paths.create && !trashed && (
        <Button
          variant="contained"
          startIcon={<Add />}
          component={LinkBase}
          to={paths.create}
          sx={{ minHeight: { xs: 44, sm: 40 } }}
        >
          {translate('commons.actions.new')}
        </Button>
      )}
    </ListHead>
  )
}

const densityIcons = { comfortable: DensityMedium, compact: DensitySmall } satisfies Record<Density, unknown>

/** The menu of less frequent actions on the whole list. */
function PageMenu() {
  const { translate } = useWords()
  const { paths, trashed, deletable } = useListScreen()
  const [density, setDensity] = useDensity()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)

  return (
    <>
      <IconButton
        aria-label={translate('commons.actions.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ width: { xs: 44, sm: 40 }, height: { xs: 44, sm: 40 } }}
      >
        <MoreHoriz />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {deletable && (
          <MenuItem component={LinkBase} to={trashed ? paths.list : `${paths.list}?trashed`} onClick={close}>
            <ListItemIcon>
              <DeleteOutlined fontSize="small" />
            </ListItemIcon>
            {translate(trashed ? 'commons.trash.leave' : 'commons.trash.open')}
          </MenuItem>
        )}
        <ListSubheader sx={{ lineHeight: '32px', display: { xs: 'none', sm: 'block' } }}>
          {translate('commons.table.density')}
        </ListSubheader>
        {densities.map((each) => {
          const Icon = densityIcons[each]
          return (
            <MenuItem
              key={each}
              role="menuitemradio"
              aria-checked={density === each}
              selected={density === each}
              onClick={() => {
                setDensity(each)
                close()
              }}
              sx={{ display: { xs: 'none', sm: 'flex' } }}
            >
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              {translate(`commons.table.${each}`)}
            </MenuItem>
          )
        })}
      </Menu>
    </>
  )
}
