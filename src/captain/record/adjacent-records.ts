import { hashKey, skipToken, useQuery, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useGetList, useStore } from 'react-admin'
import { useMemo, useState } from 'react'
import type { Meta } from '../../kernel/api/data-provider.ts'
import { creationOrder, listKey, listMeta, pageSizes } from '../../kernel/api/list-query.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { useScope } from '../../kernel/words/scope.ts'

/** The sort order and filter of a list's last state. */
interface ListView {
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' }
  readonly filter: object
  readonly meta?: Meta
}

/** A list's state, as react-admin stores it. */
interface SavedListState {
  readonly sort: string
  readonly order: 'ASC' | 'DESC'
  /** Missing where the list was opened by an address that names none. */
  readonly filter?: object
  readonly page: number
  readonly perPage: number
}

/** A record's position in a view, with its neighbours where they were loaded. */
interface ListPosition {
  readonly queryKey: QueryKey
  readonly place: number
  readonly total: number
  readonly previous: CaptainRecord | undefined
  readonly next: CaptainRecord | undefined
}

/**
 * The records before and after this one in the list's last state. If the list is not cached, its page is fetched; a
 * record not on that page has no neighbours. At the edge of a page, the record beyond is fetched by itself.
 */
export function useAdjacentRecords(id: string) {
  const { entity, site } = useScope()
  const { name, sort: [field, order] = creationOrder } = entity
  const [savedState] = useStore<SavedListState | undefined>(listKey(name))
  const client = useQueryClient()
  const [view] = useState<ListView>({
    meta: listMeta(entity, site),
    ...(savedState
      ? { sort: { field: savedState.sort, order: savedState.order }, filter: savedState.filter ?? {} }
      : { sort: { field, order }, filter: {} }),
  })
  // Fixed on arrival, so that saves in the meantime do not change the neighbours.
  const [initialPosition] = useState(() => positionIn(client, name, view, id))
  const { isSuccess } = useGetList(
    name,
    {
      pagination: { page: savedState?.page ?? 1, perPage: savedState?.perPage ?? pageSizes[0] },
      sort: view.sort,
      filter: view.filter,
      meta: view.meta,
    },
    { enabled: !initialPosition, retry: false },
  )
  const foundPosition = useMemo(
    () => (isSuccess ? positionIn(client, name, view, id) : undefined),
    [isSuccess, client, name, view, id],
  )
  const position = initialPosition ?? foundPosition
  // Keeps the list in the cache however long the user stays, for the record visited next.
  useQuery({ queryKey: position?.queryKey ?? [name, 'unlisted'], queryFn: skipToken })
  const before = useRecordAt(name, view, position && !position.previous ? position.place - 1 : undefined)
  const after = useRecordAt(
    name,
    view,
    position && !position.next && position.place + 1 < position.total ? position.place + 1 : undefined,
  )
  const other = (record: CaptainRecord | undefined) => (record?.id === id ? undefined : record)
  return {
    isListed: position !== undefined,
    previous: other(position?.previous ?? before),
    next: other(position?.next ?? after),
  }
}

/** A record's position in a view, from the most recently loaded list data. */
export function positionIn(
  client: QueryClient,
  resource: string,
  view: ListView,
  id: string,
): ListPosition | undefined {
  const read = client
    .getQueryCache()
    .findAll({ queryKey: [resource, 'getList'] })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  for (const { queryKey, state } of read) {
    const { pagination, sort, filter, meta } = queryKey[2] as ListView & {
      readonly pagination: { readonly page: number; readonly perPage: number }
      readonly meta?: object
    }
    const { data: records = [], total = 0 } = (state.data ?? {}) as { data?: CaptainRecord[]; total?: number }
    const index = records.findIndex((record) => record.id === id)
    if (index < 0 || hashKey([sort, filter, meta ?? {}]) !== hashKey([view.sort, view.filter, view.meta ?? {}]))
      continue
    const place = (pagination.page - 1) * pagination.perPage + index
    return { queryKey, place, total, previous: records[index - 1], next: records[index + 1] }
  }
  return undefined
}

function useRecordAt(
  resource: string,
  { sort, filter }: ListView,
  place: number | undefined,
): CaptainRecord | undefined {
  const { data } = useGetList<CaptainRecord>(
    resource,
    { pagination: { page: (place ?? 0) + 1, perPage: 1 }, sort, filter, meta: {} },
    { enabled: place !== undefined && place >= 0, retry: false },
  )
  return place !== undefined && place >= 0 ? data?.[0] : undefined
}
