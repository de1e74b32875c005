import { useState, type ReactNode } from 'react'
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined'
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { ListHead } from './list-head.tsx'
import { ListNotice } from './list-notice.tsx'
import { Pager } from './pager.tsx'
import { SearchBox } from '../../kernel/controls/search-box.tsx'
import { accountErrorText } from '../../auth/account-error-text.ts'
import { ApiError } from '../../shell/api/api.ts'
import { ErrorScreen } from '../../shell/ui/error-screen.tsx'
import { ScreenSkeleton } from '../../shell/ui/screen-skeleton.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import type { Change, ListState } from './list-state.ts'
import type { useRows } from './use-rows.ts'

interface ListPageProps {
  readonly title: string
  /** So many of them, in words: 「8 accounts」. */
  readonly countOf: (total: number) => string
  /** What the list contains, where the title does not say so. */
  readonly things?: string
  /** The tenant's slug, for a list that belongs to a tenant. */
  readonly tenant?: string
  readonly state: ListState
  readonly change: Change
  readonly loaded: Pick<ReturnType<typeof useRows>, 'total' | 'error' | 'refetch'>
  /** Placeholder of the search box; without it, there is no search. */
  readonly searchFor?: string
  /** Content at the end of the header. */
  readonly actions?: ReactNode
  /** Filters next to the search box; null if there are none. */
  readonly filters: ReactNode
  /** Placeholder while rows load; defaults to a table skeleton. */
  readonly waiting?: ReactNode
  /** Shown when the list is empty without any filter. */
  readonly none?: ReactNode
  /** The rows, rendered once there are any. */
  readonly children: ReactNode
}

/** A list outside the entity registry: header, search and filters, rows or their placeholder, pager. */
export function ListPage(props: ListPageProps) {
  const { title, countOf, tenant, state, change, loaded, searchFor, actions, filters, children } = props
  const { things = title, waiting = <ScreenSkeleton shape="rows" />, none } = props
  const { total, error, refetch } = loaded
  const { translate } = useWords()
  const narrowed = state.q !== '' || Object.keys(state.filters).length > 0
  // A debounced search is dropped too, with its box.
  const [cleared, setCleared] = useState(0)
  const clear = () => {
    setCleared(cleared + 1)
    change({ q: '', filters: {} })
  }

  return (
    <div
      className="screen"
      data-screen="page"
      data-tenant={tenant}
      aria-busy={(total === undefined && !error) || undefined}
    >
      <ListHead title={title} count={total === undefined ? undefined : countOf(total)}>
        {actions}
      </ListHead>
      {(searchFor !== undefined || filters !== null || narrowed) && (
        <Box
          role="search"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 48, py: 0.5 }}
        >
          {searchFor !== undefined && (
            <Box sx={{ display: 'flex', flex: { xs: '1 0 100%', sm: '0 1 320px' } }}>
              <SearchBox key={cleared} value={state.q} placeholder={searchFor} search={(q) => change({ q })} />
            </Box>
          )}
          {filters}
          {narrowed && (
            <Button size="small" variant="text" onClick={clear}>
              {translate('commons.filters.clear')}
            </Button>
          )}
        </Box>
      )}
      <Box sx={{ mt: 1 }}>
        {total === undefined && !error && waiting}
        {error && total === undefined && <ReadError error={error} resource={things} retry={() => void refetch()} />}
        {total === 0 && !narrowed && none}
        {total === 0 && (narrowed || !none) && (
          <ListNotice
            icon={SearchOffOutlined}
            title={translate('commons.emptyStates.noMatch.title', { name: things })}
            body={translate('commons.emptyStates.noMatch.body')}
          />
        )}
        {total !== undefined && total > 0 && children}
      </Box>
      <Pager
        page={state.page}
        perPage={state.perPage}
        total={total}
        setPage={(page) => change({ page })}
        setPerPage={(perPage) => change({ perPage })}
      />
    </div>
  )
}

interface ReadErrorProps {
  readonly error: unknown
  readonly resource: string
  retry(): void
}

/** The rows could not be read: the error screen; without an answer, why. */
function ReadError({ error, resource, retry }: ReadErrorProps) {
  const words = useWords()
  const { translate } = words
  const reason = accountErrorText(words, error)
  const again = (
    <Button variant="outlined" onClick={retry}>
      {translate('commons.actions.retry')}
    </Button>
  )
  if (error instanceof ApiError && error.status > 0) {
    return (
      <ErrorScreen status={error.status} message={error.message} resource={resource} reason={reason}>
        {again}
      </ErrorScreen>
    )
  }
  return (
    <ListNotice urgent icon={CloudOffOutlined} title={translate('commons.failures.loadTitle')} body={reason}>
      {again}
    </ListNotice>
  )
}
