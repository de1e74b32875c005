import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import DensityMedium from '@mui/icons-material/DensityMedium'
import DensitySmall from '@mui/icons-material/DensitySmall'
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined'
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { LinkBase } from 'react-admin'
import { importForms } from '../../../../entities/language/derived/import-forms.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useEntity } from '../../../kernel/context/entity-context.tsx'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'
import { useListScreen } from '../state/list-context.ts'
import { densities, useDensity, type Density } from '../table/density.ts'

const densityIcons = { comfortable: DensityMedium, compact: DensitySmall } satisfies Record<Density, unknown>

interface PageMenuItemsProps {
  readonly anchor: HTMLElement
  close(): void
}

/** The items of the list's menu: export, import, views, trash, and on wide screens columns and the height of rows. */
export default function PageMenuItems({ anchor, close }: PageMenuItemsProps) {
  const { translate } = useWords()
  const entity = useEntity()
  const { site } = useTenant()
  const { layout, paths, trashed, deletable, exportList, importList, matchFile, keepView, chooseColumns } =
    useListScreen()
  const [density, setDensity] = useDensity()

  return (
    <Menu open anchorEl={anchor} onClose={close}>
      <MenuItem
        onClick={() => {
          close()
          exportList()
        }}
      >
        <ListItemIcon>
          <FileDownloadOutlined fontSize="small" />
        </ListItemIcon>
        {translate('ra.action.export')}
      </MenuItem>
      {!trashed && importForms(entity, site).length > 0 && (
        <MenuItem
          onClick={() => {
            close()
            importList()
          }}
        >
          <ListItemIcon>
            <FileUploadOutlined fontSize="small" />
          </ListItemIcon>
          {translate('commons.actions.import')}
        </MenuItem>
      )}
      {(trashed ? [] : Object.keys(entity.matchings ?? {})).map((name) => (
        <MenuItem
          key={name}
          onClick={() => {
            close()
            matchFile(name)
          }}
        >
          <ListItemIcon>
            <FactCheckOutlined fontSize="small" />
          </ListItemIcon>
          {translate(`resources.${entity.name}.matchings.${name}.name`)}
        </MenuItem>
      ))}
      {!trashed && (
        <MenuItem
          onClick={() => {
            close()
            keepView()
          }}
        >
          <ListItemIcon>
            <BookmarkAddOutlined fontSize="small" />
          </ListItemIcon>
          {translate('commons.list.keepView')}
        </MenuItem>
      )}
      <MenuItem
        onClick={() => {
          close()
          chooseColumns()
        }}
        sx={{ display: { xs: 'none', sm: 'flex' } }}
      >
        <ListItemIcon>
          <ViewColumnOutlined fontSize="small" />
        </ListItemIcon>
        {translate('commons.list.columns')}
      </MenuItem>
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
  )
}
