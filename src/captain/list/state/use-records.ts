import { useEffect, useMemo, useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import {
  useBasename,
  useGetList,
  useListParams,
  useLocation,
  useRecordSelection,
  useSelectAll,
  useStoreContext,
  type ListControllerResult,
} from 'react-admin'
import { maxBulkRecords } from '../../../../entities/language/shared/bulk-limit.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'
import { consumeMenuVisit, useMenuVisit } from '../../navigation/menu-visits.ts'
import { isReadAhead, markSeen } from './first-page.ts'
import { creationOrder, listKey, listMeta, pageSizes } from '../../../kernel/api/list-query.ts'
import { viewParams } from './view-params.ts'
import { useScope } from '../../../kernel/words/scope.ts'

/** Whether the current list shows the trash (`?trashed`). */
export const useTrashed = (): boolean => new URLSearchParams(useLocation().search).has('trashed')

/**
 * The records of a list, with sort, filter and page kept in the URL and restored on coming back. It replaces
 * react-admin's list controller, which leaves a page that fails to load.
 */
export function useRecords(): ListControllerResult<CaptainRecord> {
  const { entity, parent, site } = useScope()
  const { name: resource, sort: [field, order] = creationOrder } = entity
  const trashed = useTrashed()
  const storeKey = listKey(resource, parent, trashed)
  const store = useStoreContext()
  // react-admin's paths lack the tenant's.
  const path = useBasename() + useLocation().pathname
  const { search } = useLocation()
  const opening = useTenant().entities.find(({ name }) => name === resource)?.view
  const reset = () => {
    const saved = store.getItem<object>(storeKey)
    if (opening && !trashed) store.setItem(storeKey, viewParams(opening.query, opening.id))
    else if (saved) store.setItem(storeKey, { ...saved, filter: {}, displayedFilters: {}, page: 1, view: undefined })
  }
  // Before the first use of what is stored, so that the list is not loaded twice.
  useState(() => (consumeMenuVisit(path) || (opening && !search && !store.getItem(storeKey))) && reset())
  useMenuVisit(path, reset)
  // Back to the list as it was opened: what was asked for since is not asked for again.
  const { history } = useRouter()
  useEffect(
    () =>
      history.subscribe(({ location: { pathname, search: asked }, action: { type } }) => {
        if (type === 'BACK' && !asked && pathname.endsWith(path)) store.setItem(storeKey, undefined)
      }),
    [history, store, storeKey, path],
  )
  const [query, change] = useListParams({ resource, storeKey, sort: { field, order }, perPage: pageSizes[0] })
  const [selectedIds, selection] = useRecordSelection<CaptainRecord>({ resource, storeKey })

  const { page, perPage, filterValues, displayedFilters } = query
  const sort = { field: query.sort, order: query.order as 'ASC' | 'DESC' }
  const filter = { ...filterValues, ...(trashed && { trashed: true }) }
  const meta = useMemo(() => listMeta(entity, site, parent), [entity, site, parent])
  const answer = useGetList<CaptainRecord>(
    resource,
    { pagination: { page, perPage }, sort, filter, meta },
    {
      placeholderData: (previous) => previous,
      retry: false,
      refetchOnMount: ({ state }) => !isReadAhead(state.data?.data, state.dataUpdatedAt),
    },
  )
  const selectAll = useSelectAll({ resource, storeKey, sort, filter })
  const { data, total, isFetching } = answer
  const last = Math.max(Math.ceil((total ?? 0) / perPage), 1)
  useEffect(() => {
    if (data) markSeen(data)
  }, [data])

  // After the last page was emptied, or with an outdated link, go to what is now the last page.
  useEffect(() => {
    if (page < 1) change.setPage(1)
    else if (data && !isFetching && page > last) change.setPage(last)
  }, [change, page, last, data, isFetching])

  return {
    ...answer,
    resource,
    sort,
    page,
    perPage,
    filterValues,
    displayedFilters,
    selectedIds,
    hasNextPage: page < last,
    hasPreviousPage: page > 1,
    exporter: false,
    setPage: change.setPage,
    setPerPage: change.setPerPage,
    setSort: change.setSort,
    // react-admin's own leaves out a condition that asks for no value.
    setFilters: (filter: object, displayedFilters: object) =>
      change.changeParams({ type: 'SET_FILTER', payload: { filter, displayedFilters } }),
    showFilter: change.showFilter,
    hideFilter: change.hideFilter,
    onSelect: selection.select,
    onToggleItem: selection.toggle,
    onUnselectItems: selection.clearSelection,
    // What was selected elsewhere stays so.
    onSelectAll: (options) =>
      selectAll({
        limit: maxBulkRecords,
        ...options,
        queryOptions: {
          meta: { parent },
          onSuccess: ({ data: found = [] }) =>
            selection.select([...new Set([...selectedIds, ...found.map(({ id }) => id)])]),
        },
      }),
  } as ListControllerResult<CaptainRecord>
}
