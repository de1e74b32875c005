import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined'
import Button from '@mui/material/Button'
import { ErrorScreen } from '../../../shell/ui/error-screen.tsx'
import { errorText, statusOf } from '../../../kernel/words/error-text.ts'
import type { ListFilters } from '../filters/use-filters.ts'
import { ListNotice } from '../../paged-list/list-notice.tsx'
import { useScope } from '../../../kernel/words/scope.ts'

interface ListErrorProps {
  readonly error: unknown
  readonly filters: Pick<ListFilters, 'active' | 'clear'>
  retry(): void
}

/** Shown for a list that failed to load: whom to ask where access is denied, else the reason and a retry. */
export function ListError({ error, filters, retry }: ListErrorProps) {
  const { translate, labels } = useScope()
  const status = statusOf(error)
  const denied = status === 403 || status === 404
  const again = !denied && (
    <Button variant="outlined" onClick={retry}>
      {translate('commons.actions.retry')}
    </Button>
  )
  if (status === 0) {
    return (
      <ListNotice
        urgent
        icon={CloudOffOutlined}
        title={translate('commons.failures.loadTitle')}
        body={translate('commons.failures.load')}
      >
        {again}
      </ListNotice>
    )
  }
  return (
    <ErrorScreen
      status={status}
      message={(error as Error).message}
      resource={labels.plural}
      reason={denied ? translate('commons.emptyStates.noAccess.body') : errorText(translate, labels, error)}
    >
      {again}
      {status === 400 && filters.active && (
        <Button variant="outlined" onClick={filters.clear}>
          {translate('commons.actions.clearFilters')}
        </Button>
      )}
    </ErrorScreen>
  )
}
