import { useLocation, useNavigate } from 'react-admin'
import { layoutsOf, type ListLayout } from '../../../entities/language/declaration/list-layouts.ts'
import { getSession } from '../../shell/session/session.ts'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { useTrashed } from './use-records.ts'
import { readStored, writeStored } from '../../shell/base/browser-storage.ts'

export type Layout = ListLayout

/** The parameter of a list's address that names its layout. */
const layoutKey = 'layout'

/** The layouts of the current list, the table first. What is in the trash is not moved from state to state. */
export function useLayouts(): readonly Layout[] {
  const entity = useEntity()
  const trashed = useTrashed()
  return layoutsOf(entity).filter((layout) => layout !== 'board' || !trashed)
}

/** The layout of the current list: the one its address names, else the one this person chose last for the entity. */
export function useLayout(): readonly [Layout, (next: Layout) => void] {
  const { name } = useEntity()
  const layouts = useLayouts()
  const { search } = useLocation()
  const navigate = useNavigate()
  const wanted = wantedLayout(name, search)
  const choose = (next: Layout) => {
    remember(name, next)
    // Of now: its code was loaded meanwhile, and filters may have been changed.
    const query = new URLSearchParams(location.search)
    query.set(layoutKey, next)
    // In place: behind Back there would be an address without a layout, and so the one just chosen.
    navigate({ search: `?${query}` }, { replace: true })
  }
  return [layouts.find((each) => each === wanted) ?? 'table', choose]
}

/** The layout in which an entity's list is wanted at an address, whether or not it has it. */
export const wantedLayout = (entity: string, search: string): string | null =>
  new URLSearchParams(search).get(layoutKey) ?? remembered(entity)

const storageKey = (entity: string): string => `captain.layout.${getSession()?.user.id ?? ''}.${entity}`

const remembered = (entity: string): string | null => readStored('localStorage', storageKey(entity))

const remember = (entity: string, layout: Layout): void => writeStored('localStorage', storageKey(entity), layout)
