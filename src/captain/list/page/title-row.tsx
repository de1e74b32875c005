import { useState } from 'react'
import Add from '@mui/icons-material/Add'
import MoreHoriz from '@mui/icons-material/MoreHoriz'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { LinkBase, useListContext } from 'react-admin'
import { loadOptional } from '../../../shell/api/load-optional.ts'
import { lazyPart } from '../../../shell/ui/lazy-component.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { ViewSwitch } from '../../calendar/view-switch.tsx'
import { useParentTitle } from '../../page/use-parent-title.ts'
import { LayoutSwitch } from '../../lazy/list-parts.ts'
import { useListScreen } from '../state/list-context.ts'
import { ListHead } from '../../paged-list/list-head.tsx'
import { useScope } from '../../../kernel/words/scope.ts'

/** The header of an entity's list: title, tenant, total, and the primary action. */
export function TitleRow() {
  const { entity, labels, translate } = useScope()
  const parent = useParentTitle()
  const { total, isPlaceholderData } = useListContext()
  const { paths, trashed } = useListScreen()
  const title = parent ? translate('commons.titles.within', { parent, plural: labels.plural }) : labels.plural

  return (
    <ListHead
      title={trashed ? `${title} · ${translate('commons.trash.title')}` : title}
      count={total === undefined ? undefined : labels.count(total)}
      faded={isPlaceholderData}
    >
      <ViewSwitch />
      {entity.listLayouts && <LayoutSwitch />}
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

const PageMenuItems = lazyPart(() => import('./page-menu.tsx'))
const loadItems = (): void => void loadOptional(PageMenuItems.load)

/** The menu of less frequent actions on the whole list. */
function PageMenu() {
  const { translate } = useWords()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)

  return (
    <>
      <IconButton
        aria-label={translate('commons.actions.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={loadItems}
        onFocus={loadItems}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ width: { xs: 44, sm: 40 }, height: { xs: 44, sm: 40 } }}
      >
        <MoreHoriz />
      </IconButton>
      {anchor && <PageMenuItems anchor={anchor} close={() => setAnchor(null)} />}
    </>
  )
}
