import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import DensityMedium from '@mui/icons-material/DensityMedium'
import DensitySmall from '@mui/icons-material/DensitySmall'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { LinkBase } from 'react-admin'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useEntity } from '../../../kernel/context/entity-context.tsx'
import { useFeatures } from '../../../kernel/features/feature.ts'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'
import { useListScreen } from '../state/list-context.ts'
import { densities, useDensity, type Density } from '../table/density.ts'

const densityIcons = { comfortable: DensityMedium, compact: DensitySmall } satisfies Record<Density, unknown>

const onWideScreens = { display: { xs: 'none', sm: 'flex' } } as const

interface PageMenuItemsProps {
  readonly anchor: HTMLElement
  close(): void
}

/** The items of the list's menu: what features contribute, the trash, and on wide screens the height of rows. */
export default function PageMenuItems({ anchor, close }: PageMenuItemsProps) {
  const { translate } = useWords()
  const entity = useEntity()
  const { site } = useTenant()
  const { layout, paths, trashed, deletable, openAction } = useListScreen()
  const actions = useFeatures('listActions')
  const [density, setDensity] = useDensity()

  return (
    <Menu open anchorEl={anchor} onClose={close}>
      {actions.map(({ name, icon: Icon, inTrash, wide, entries }) =>
        (trashed && !inTrash ? [] : entries(entity, site)).map(({ key, words }) => (
          <MenuItem
            key={key}
            onClick={() => {
              close()
              openAction(name, key)
            }}
            sx={wide ? onWideScreens : null}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {translate(words)}
          </MenuItem>
        )),
      )}
      {deletable && (
        <MenuItem component={LinkBase} to={trashed ? paths.list : `${paths.list}?trashed`} onClick={close}>
          <ListItemIcon>
            <DeleteOutlined fontSize="small" />
          </ListItemIcon>
          {translate(trashed ? 'commons.trash.leave' : 'commons.trash.open')}
        </MenuItem>
      )}
      {layout === 'table' && (
        <ListSubheader sx={{ lineHeight: '32px', display: { xs: 'none', sm: 'block' } }}>
          {translate('commons.table.density')}
        </ListSubheader>
      )}
      {(layout === 'table' ? densities : []).map((each) => {
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
            sx={onWideScreens}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {translate(`commons.table.${each}`)}
          </MenuItem>
        )
      })}
    </Menu>
  )
}
