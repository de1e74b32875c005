import { useNavigate, useSearch } from '@tanstack/react-router'
import { pageSizes } from '../../kernel/api/list-query.ts'

export interface Sort {
  readonly column: string
  readonly order: 'ASC' | 'DESC'
}

/** The query of a list. It is kept in the URL, so that Back and reload restore it. */
export interface ListState {
  readonly q: string
  readonly sort: Sort
  readonly page: number
  readonly perPage: number
  /** Filter values by name; a missing filter matches everything. */
  readonly filters: Readonly<Record<string, string>>
}

export type Change = (
  change: Partial<Omit<ListState, 'filters'>> & { readonly filters?: Record<string, string> },
) => void

/**
 * The list state in the current URL, and a function to change it. Any change other than of the page resets to page 1.
 */
export function useListState(initial: Sort, filterNames: readonly string[]): readonly [ListState, Change] {
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const state: ListState = {
    q: search['q'] ?? '',
    sort: sortIn(search['sort']) ?? initial,
    page: countIn(search['page']) ?? 1,
    perPage: countIn(search['perPage']) ?? pageSizes[0],
    filters: Object.fromEntries(filterNames.flatMap((name) => (search[name] ? [[name, search[name]]] : []))),
  }

  const change: Change = (next) => {
    const { q, sort, page, perPage, filters } = { ...state, page: 1, ...next }
    const written = {
      ...filters,
      ...(q && { q }),
      ...(isSame(sort, initial) ? {} : { sort: `${sort.column}-${sort.order}` }),
      ...(page > 1 && { page: String(page) }),
      ...(perPage !== pageSizes[0] && { perPage: String(perPage) }),
    }
    void navigate({ to: '.', search: written as never, replace: next.page === undefined, resetScroll: false })
  }
  return [state, change]
}

/** The query string of the list dialect for a state. `filter` is the filters as the server expects them. */
export function queryOf({ q, sort, page, perPage }: ListState, filter: object): string {
  const first = (page - 1) * perPage
  return new URLSearchParams({
    sort: JSON.stringify([sort.column, sort.order]),
    range: JSON.stringify([first, first + perPage - 1]),
    filter: JSON.stringify({ ...(q && { q }), ...filter }),
  }).toString()
}

const isSame = (one: Sort, other: Sort): boolean => one.column === other.column && one.order === other.order

function sortIn(text: string | undefined): Sort | undefined {
  const [, column, order] = /^(\w+)-(ASC|DESC)$/.exec(text ?? '') ?? []
  return column ? { column, order: order as Sort['order'] } : undefined
}

const countIn = (text: string | undefined): number | undefined =>
  text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
