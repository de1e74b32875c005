import { useLocation, useNavigate } from 'react-admin'
import { layoutsOf, type ListLayout } from '../../../../entities/language/declaration/list-layouts.ts'
import { useEntity } from '../../../kernel/context/entity-context.tsx'
import { useTrashed } from './use-records.ts'
import { layoutKey, storeLayout, requestedLayout } from '../../lazy/stored-layout.ts'

/** The layouts of the current list, the table first. What is in the trash is not moved from state to state. */
export function useLayouts(): readonly ListLayout[] {
  const entity = useEntity()
  const trashed = useTrashed()
  return layoutsOf(entity).filter((layout) => layout !== 'board' || !trashed)
}

/** The layout of the current list: the one its address names, else the one this person chose last for the entity. */
export function useLayout(): readonly [ListLayout, (next: ListLayout) => void] {
  const { name } = useEntity()
  const layouts = useLayouts()
  const { search } = useLocation()
  const navigate = useNavigate()
  const wanted = requestedLayout(name, search)
  const choose = (next: ListLayout) => {
    storeLayout(name, next)
    // Of now: its code was loaded meanwhile, and filters may have been changed.
    const query = new URLSearchParams(location.search)
    query.set(layoutKey, next)
    // In place: behind Back there would be an address without a layout, and so the one just chosen.
    navigate({ search: `?${query}` }, { replace: true })
  }
  return [layouts.find((each) => each === wanted) ?? 'table', choose]
}
