import type { ListLayout } from './list-layouts.ts'

/** The search parameters of a list's address that make up a view. Its page and what is open beside it do not. */
export const viewParameters = ['filter', 'sort', 'order', 'perPage', 'columns', 'layout'] as const

/** What a view shows: as in the query of a list, and how. What is left out is as the list has it by itself. */
export interface ViewQuery {
  readonly filter?: Readonly<Record<string, unknown>> | undefined
  readonly sort?: readonly [field: string, direction: 'ASC' | 'DESC'] | undefined
  readonly perPage?: number | undefined
  /** The columns after the first, which is always the title. */
  readonly columns?: readonly string[] | undefined
  readonly layout?: ListLayout | undefined
}

/** The same view, always written in the same way. */
export function canonicalView({ filter = {}, sort, perPage, columns, layout }: ViewQuery): ViewQuery {
  const conditions = Object.entries(filter).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    ...(conditions.length > 0 && { filter: Object.fromEntries(conditions) }),
    ...(sort && { sort }),
    ...(perPage !== undefined && { perPage }),
    ...(columns && { columns }),
    ...(layout && { layout }),
  }
}

/** A view that an entity's declaration brings along. `F` are the entity's fields. */
export interface PresetView<F extends string = string> {
  /** As in the address and the API of a list. */
  readonly filter: Readonly<Record<string, unknown>>
  readonly sort?: readonly [F, 'ASC' | 'DESC']
  readonly columns?: readonly F[]
}

/** How many views of one list a person may keep, and how many a tenant. */
export const maxViews = 20
export const maxViewName = 40
export const maxViewColumns = 20
/** In characters of JSON. */
export const maxViewQuery = 8000

/** A count above this is shown as "more". */
export const maxViewCount = 1000
