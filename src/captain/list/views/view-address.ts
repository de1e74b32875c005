import type { Entity } from '../../../../entities/language/entity.ts'
import type { ListLayout } from '../../../../entities/language/declaration/list-layouts.ts'
import { canonicalView, viewParameters, type ViewQuery } from '../../../../entities/language/declaration/list-views.ts'
import { creationOrder, pageSizes } from '../../../kernel/api/list-query.ts'
import { viewKey, viewParams } from '../state/view-params.ts'

/** What a list shows now, as react-admin and the address have it. */
export interface Shown {
  readonly filter: Readonly<Record<string, unknown>>
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' }
  readonly perPage: number
  readonly search: string
  /** Undefined where the list has but one. */
  readonly layout: ListLayout | undefined
}

/** The view that a list shows, without what it has by itself. */
export function shownView({ sort: ownOrder = creationOrder }: Entity, shown: Shown): ViewQuery {
  const { field, order } = shown.sort
  const columns = new URLSearchParams(shown.search).get('columns')
  return canonicalView({
    filter: shown.filter,
    ...((field !== ownOrder[0] || order !== ownOrder[1]) && { sort: [field, order] }),
    ...(shown.perPage !== pageSizes[0] && { perPage: shown.perPage }),
    // Empty: the title alone.
    ...(columns !== null && { columns: columns === '' ? [] : columns.split(',') }),
    layout: shown.layout,
  })
}

/** A view in the form in which two of the same are written alike. */
export function canonicalText(entity: Entity, { sort, perPage, ...view }: ViewQuery): string {
  const [field, order] = entity.sort ?? creationOrder
  return JSON.stringify(
    canonicalView({
      ...view,
      ...(sort && (sort[0] !== field || sort[1] !== order) && { sort }),
      ...(perPage !== pageSizes[0] && perPage !== undefined && { perPage }),
    }),
  )
}

/** Whether two views show the same. A view that names no layout has each person's own, so any is right for it. */
export function isSameView(entity: Entity, one: ViewQuery, other: ViewQuery): boolean {
  const layouts = one.layout && other.layout ? {} : { layout: undefined }
  return canonicalText(entity, { ...one, ...layouts }) === canonicalText(entity, { ...other, ...layouts })
}

/** The address of a list that shows a view: all that makes a view stands in it. */
export function viewAddress(path: string, entity: Entity, view: ViewQuery, key: string): string {
  const { filter, ...params } = viewParams({ sort: entity.sort ?? creationOrder, ...view }, key)
  const texts = { ...params, filter: JSON.stringify(filter) }
  const named = viewParameters.flatMap((name) => (texts[name] === undefined ? [] : [[name, String(texts[name])]]))
  return `${path}?${new URLSearchParams([...named, ...(key ? [[viewKey, key]] : [])])}`
}

/** A broken view without what the list does not allow of it any more. */
export function withoutIssues(view: ViewQuery, issues: readonly { readonly path: readonly unknown[] }[]): ViewQuery {
  const broken = (part: string) =>
    issues.flatMap(({ path }) => (path[0] === part ? [path.length > 1 ? String(path[1]) : ''] : []))
  const [filters, columns] = [broken('filter'), broken('columns')]
  const { sort, layout, ...rest } = view
  return canonicalView({
    ...rest,
    ...(sort && broken('sort').length === 0 && { sort }),
    ...(layout && broken('layout').length === 0 && { layout }),
    filter: Object.fromEntries(
      Object.entries(view.filter ?? {}).filter(([name]) => !filters.includes(name) && !filters.includes('')),
    ),
    ...(view.columns && { columns: view.columns.filter((name) => !columns.includes(name)) }),
  })
}

export const keyIn = (search: string): string => new URLSearchParams(search).get(viewKey) ?? ''
