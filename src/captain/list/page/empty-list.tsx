import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import InboxOutlined from '@mui/icons-material/InboxOutlined'
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined'
import Button from '@mui/material/Button'
import { LinkBase } from 'react-admin'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useEntity } from '../../../kernel/context/entity-context.tsx'
import { useLabels } from '../../../kernel/words/labels.ts'
import type { ListFilters } from '../filters/use-filters.ts'
import { useListScreen } from '../state/list-context.ts'
import { ListNotice } from '../../paged-list/list-notice.tsx'

/** A list without rows: nothing matches, the trash is empty, or there are no records yet. */
export default function EmptyList({ filters }: { readonly filters: ListFilters }) {
  const { trashed } = useListScreen()
  if (filters.active) return <NoMatch clear={filters.clear} />
  return trashed ? <EmptyTrash /> : <NoneYet />
}

function NoMatch({ clear }: { clear(): void }) {
  const say = useEmptyText('noMatch')
  const { translate } = useWords()
  return (
    <ListNotice icon={SearchOffOutlined} {...say}>
      <Button variant="outlined" onClick={clear}>
        {translate('commons.actions.clearFilters')}
      </Button>
    </ListNotice>
  )
}

function EmptyTrash() {
  const say = useEmptyText('trash')
  const { translate } = useWords()
  const { paths } = useListScreen()
  return (
    <ListNotice icon={DeleteOutlined} {...say}>
      <Button variant="outlined" component={LinkBase} to={paths.list}>
        {translate('commons.trash.leave')}
      </Button>
    </ListNotice>
  )
}

function NoneYet() {
  const { translate } = useWords()
  const { paths } = useListScreen()
  const say = useEmptyText(paths.create ? 'none' : 'noneReadOnly')
  return (
    <ListNotice icon={InboxOutlined} {...say}>
      {paths.create && (
        <Button variant="outlined" startIcon={<Add />} component={LinkBase} to={paths.create}>
          {translate('commons.actions.new')}
        </Button>
      )}
    </ListNotice>
  )
}

function useEmptyText(state: string): { readonly title: string; readonly body: string } {
  const { things: name } = useLabels(useEntity())
  const { translate } = useWords()
  return {
    title: translate(`commons.emptyStates.${state}.title`, { name }),
    body: translate(`commons.emptyStates.${state}.body`, { name }),
  }
}
