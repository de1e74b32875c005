import { useNavigate, useSearch } from '@tanstack/react-router'
import { pageSizes } from './page-sizes.ts'

export interface Sort {
  readonly column: string
  readonly order: 'ASC' | 'DESC'
}

/** What a list asks for. It lives in the address, so that Back and a reload find it again. */
export interface ListState {
  readonly q: string
  readonly sort: Sort
  readonly page: number
  readonly perPage: number
  /** What narrows the list, by name; a filter left out is open to anything. */
  readonly filters: Readonly<Record<string, string>>
}

export type Change = (
  change: Partial<Omit<ListState, 'filters'>> & { readonly filters?: Record<string, string> },
) => void

/** The state of the list at the present address, and how to change it. Any change but of the page begins at the first page. */
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

/** The query of the list dialect that a state asks. `filter` says what its filters mean to the server. */
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
