import type { ViewQuery } from '../../../../entities/language/declaration/list-views.ts'
import { pageSizes } from '../../../kernel/api/list-query.ts'

/** The search parameter of a list's address that names the view from which it began. */
export const viewKey = 'view'

/** A view as react-admin keeps the parameters of a list. What it leaves out is as the list has it by itself. */
export const viewParams = (
  { filter = {}, sort, perPage = pageSizes[0], columns, layout }: ViewQuery,
  view: string,
) => ({
  filter,
  displayedFilters: {},
  page: 1,
  perPage,
  sort: sort?.[0],
  order: sort?.[1],
  columns: columns?.join(),
  layout,
  [viewKey]: view,
})
