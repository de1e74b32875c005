import ContentCopyOutlined from '@mui/icons-material/ContentCopy'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import PostAddOutlined from '@mui/icons-material/PostAddOutlined'
import SwapHoriz from '@mui/icons-material/SwapHoriz'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { LinkBase, useBasename } from 'react-admin'
import type { ReactNode, ElementType } from 'react'
import { useWords } from '../../../shell/words/words-context.tsx'
import { AssignItems } from '../../comments/assign-items.tsx'
import { useEntity } from '../../../kernel/context/entity-context.tsx'
import { labelsOf } from '../../../kernel/words/labels.ts'
import { isKeptVersion, type CaptainRecord } from '../../../kernel/api/record.ts'
import { useRecordActions } from '../../record/record-actions.ts'
import { transitionOptions, useTransition } from '../../record/transitions.ts'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'
import { useListScreen } from '../state/list-context.ts'
import { quickFields } from '../quick-edit/quick-fields.ts'
import { MoveMenuItems } from './move-menu-items.tsx'
import { screens } from '../../../generated/screens.ts'
import type { ScreenMap } from '../../../kernel/context/screen-map.ts'
import { useScope } from '../../../kernel/words/scope.ts'

interface RowMenuProps {
  readonly record: CaptainRecord
  readonly anchor: HTMLElement
  close(): void
}

/** All actions on one record of a list. */
export default function RowMenu({ record, anchor, close }: RowMenuProps) {
  const { translate, entity, labels, site } = useScope()
  const { columns, layout, paths, deletable, remove, openQuickEdit } = useListScreen()
  const move = useTransition()
  const { flip } = useRecordActions()
  const isToggle = (name: string) => entity.fields[name]!.kind === 'toggle'
  const nested = useNestedLists(record)
  const after = (work: () => Promise<unknown>) => () => {
    close()
    void work()
  }
  const [edit, preview] = [paths.edit(record), paths.preview(record)]
  const [next, copy] = [paths.nextVersion(record), paths.copy(record)]
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const quick = quickFields(entity, site, record).filter(
    (name) => edit && (phone || layout !== 'table' || !columns.some(({ field }) => field.name === name)),
  )

  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      {edit && (
        <MenuItem component={LinkBase} to={edit} onClick={close}>
          <Icon>
            <EditOutlined fontSize="small" />
          </Icon>
          {translate('commons.actions.edit')}
        </MenuItem>
      )}
      {preview && (
        <MenuItem component={LinkBase} to={preview} onClick={close}>
          <Icon>
            <VisibilityOutlined fontSize="small" />
          </Icon>
          {translate('commons.actions.preview')}
        </MenuItem>
      )}
      {quick.map((name) => (
        <MenuItem
          key={name}
          onClick={() => {
            close()
            if (isToggle(name)) void flip(record, name)
            else openQuickEdit(record, name, anchor)
          }}
        >
          <Icon>{isToggle(name) ? <SwapHoriz fontSize="small" /> : <EditOutlined fontSize="small" />}</Icon>
          {isToggle(name)
            ? labels.switchTo(name, record[name] !== true)
            : translate('commons.list.quickEdit', { field: labels.label(name) })}
        </MenuItem>
      ))}
      {next && (
        <MenuItem component={LinkBase} to={next} onClick={close}>
          <Icon>
            <PostAddOutlined fontSize="small" />
          </Icon>
          {translate('commons.versions.next')}
        </MenuItem>
      )}
      {copy && (
        <MenuItem component={LinkBase} to={copy} onClick={close}>
          <Icon>
            <ContentCopyOutlined fontSize="small" />
          </Icon>
          {translate('commons.actions.duplicate')}
        </MenuItem>
      )}
      {nested.map(({ path, label, icon: NestedIcon }) => (
        <MenuItem key={path} component={LinkBase} to={path} onClick={close}>
          <Icon>
            <NestedIcon fontSize="small" />
          </Icon>
          {label}
        </MenuItem>
      ))}
      {transitionOptions(entity, labels, [record]).map((each) => (
        <MenuItem key={each.to} onClick={after(() => move(each))} sx={each.final ? { color: 'error.main' } : null}>
          <Icon>
            <SwapHoriz fontSize="small" />
          </Icon>
          {each.verb}
        </MenuItem>
      ))}
      <MoveMenuItems record={record} close={close} />
      <AssignItems record={record.id} close={close} />
      {deletable && !isKeptVersion(entity, record) && (
        <MenuItem onClick={after(() => remove([record]))} sx={{ color: 'error.main' }}>
          <Icon>
            <DeleteOutlined fontSize="small" color="error" />
          </Icon>
          {translate('commons.actions.delete')}
        </MenuItem>
      )}
    </Menu>
  )
}

const Icon = ({ children }: { readonly children: ReactNode }) => <ListItemIcon aria-hidden>{children}</ListItemIcon>

interface NestedList {
  readonly path: string
  readonly label: string
  readonly icon: ElementType
}

/** The lists nested under a record of the current entity, such as a tenant's users. */
function useNestedLists(record: CaptainRecord): readonly NestedList[] {
  const { name } = useEntity()
  const { site } = useTenant()
  const words = useWords()
  const basename = useBasename()
  return Object.entries(screens as ScreenMap)
    .filter(([, { parent, sites }]) => parent === name && sites[site]?.includes('list'))
    .map(([nested, { icon }]) => ({
      path: `${basename}/${name}/${record.id}/${nested}`,
      label: labelsOf(words, nested, site).plural,
      icon,
    }))
}
