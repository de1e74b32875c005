import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import DensityMedium from '@mui/icons-material/DensityMedium'
import DensitySmall from '@mui/icons-material/DensitySmall'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import { LinkBase } from 'react-admin'
import { useFeatures } from '../../../kernel/features/feature.ts'
import { useListScreen } from '../state/list-context.ts'
import { densities, useDensity, type Density } from '../table/density.ts'
import { IconItem } from '../../../kernel/controls/icon-item.tsx'
import { useScope } from '../../../kernel/words/scope.ts'

const densityIcons = { comfortable: DensityMedium, compact: DensitySmall } satisfies Record<Density, unknown>

const onWideScreens = { display: { xs: 'none', sm: 'flex' } } as const

interface PageMenuItemsProps {
  readonly anchor: HTMLElement
  close(): void
}

/** The items of the list's menu: what features contribute, the trash, and on wide screens the height of rows. */
export default function PageMenuItems({ anchor, close }: PageMenuItemsProps) {
  const { translate, entity, site } = useScope()
  const { layout, paths, trashed, deletable, openAction } = useListScreen()
  const actions = useFeatures('listActions')
  const [density, setDensity] = useDensity()

  return (
    <Menu open anchorEl={anchor} onClose={close}>
      {actions.map(({ name, icon: Icon, inTrash, wide, entries }) =>
        (trashed && !inTrash ? [] : entries(entity, site)).map(({ key, words }) => (
          <IconItem
            icon={Icon}
            key={key}
            onClick={() => {
              close()
              openAction(name, key)
            }}
            sx={wide ? onWideScreens : null}
          >
            {translate(words)}
          </IconItem>
        )),
      )}
      {deletable && (
        <IconItem
          icon={DeleteOutlined}
          component={LinkBase}
          to={trashed ? paths.list : `${paths.list}?trashed`}
          onClick={close}
        >
          {translate(trashed ? 'commons.trash.leave' : 'commons.trash.open')}
        </IconItem>
      )}
      {layout === 'table' && (
        <ListSubheader sx={{ lineHeight: '32px', display: { xs: 'none', sm: 'block' } }}>
          {translate('commons.table.density')}
        </ListSubheader>
      )}
      {(layout === 'table' ? densities : []).map((each) => {
        const Icon = densityIcons[each]
        return (
          <IconItem
            icon={Icon}
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
            {translate(`commons.table.${each}`)}
          </IconItem>
        )
      })}
    </Menu>
  )
}
