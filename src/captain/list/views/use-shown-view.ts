import { useListContext, useLocation } from 'react-admin'
import type { ViewQuery } from '../../../../entities/language/declaration/list-views.ts'
import { useEntity } from '../../../kernel/context/entity-context.tsx'
import { useLayout, useLayouts } from '../state/layout.ts'
import { shownView } from './view-address.ts'

/** The view that the current list shows, with the layout it has now, whether its address or this browser names it. */
export function useShownView(): ViewQuery {
  const entity = useEntity()
  const { search } = useLocation()
  const { filterValues, sort, perPage } = useListContext()
  const layouts = useLayouts()
  const [layout] = useLayout()
  return shownView(entity, {
    filter: filterValues as Record<string, unknown>,
    sort,
    perPage,
    search,
    layout: layouts.length > 1 ? layout : undefined,
  })
}
