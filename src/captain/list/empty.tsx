import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import InboxOutlined from '@mui/icons-material/InboxOutlined'
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined'
import Button from '@mui/material/Button'
import { LinkBase } from 'react-admin'
import { useWords } from '../../shell/words-context.tsx'
import { useEntity } from '../entity-context.tsx'
import { useLabels } from '../labels.ts'
import type { Filters } from './filters.ts'
import { useListScreen } from './list-context.ts'
import { Notice } from './notice.tsx'

/** A list without rows: because nothing matches, because the trash is empty, or because there is nothing yet. */
export function Empty({ filters }: { readonly filters: Filters }) {
  const { trashed } = useListScreen()
  if (filters.active) return <NoMatch clear={filters.clear} />
  return trashed ? <EmptyTrash /> : <NoneYet />
}

function NoMatch({ clear }: { clear(): void }) {
  const say = useSay('noMatch')
  const { translate } = useWords()
  return (
    <Notice icon={SearchOffOutlined} {...say}>
      <Button variant="outlined" onClick={clear}>
        {translate('commons.actions.clearFilters')}
      </Button>
    </Notice>
  )
}

function EmptyTrash() {
  const say = useSay('trash')
  const { translate } = useWords()
  const { paths } = useListScreen()
  return (
    <Notice icon={DeleteOutlined} {...say}>
      <Button variant="outlined" component={LinkBase} to={paths.list}>
        {translate('commons.trash.leave')}
      </Button>
    </Notice>
  )
}

function NoneYet() {
  const { translate } = useWords()
  const { paths } = useListScreen()
  const say = useSay(paths.create ? 'none' : 'noneReadOnly')
  return (
    <Notice icon={InboxOutlined} {...say}>
      {paths.create && (
        <Button variant="outlined" startIcon={<Add />} component={LinkBase} to={paths.create}>
          {translate('commons.actions.new')}
        </Button>
      )}
    </Notice>
  )
}

function useSay(state: string): { readonly title: string; readonly body: string } {
  const { plural: name } = useLabels(useEntity())
  const { translate } = useWords()
  return {
    title: translate(`commons.emptyStates.${state}.title`, { name }),
    body: translate(`commons.emptyStates.${state}.body`, { name }),
  }
}
