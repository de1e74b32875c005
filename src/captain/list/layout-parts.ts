import { lazyComponent } from '../../shell/ui/lazy-component.ts'
import type { Words } from '../../shell/words/words.ts'
import { wantedLayout, type Layout } from './layout.ts'

// What only some lists show, or only phones.
export const Cards = lazyComponent(() => import('./table/cards.tsx'))
export const Grid = lazyComponent(() => import('./grid/grid.tsx'))
export const Board = lazyComponent(() => import('./board/board.tsx'))
export const SelectionBar = lazyComponent(() => import('./selection-bar.tsx'))
export const LayoutSwitch = lazyComponent(() => import('./layout-switch.tsx'))
export const EmptyList = lazyComponent(() => import('./page/empty-list.tsx'))
export const ViewTabs = lazyComponent(() => import('./views/view-tabs.tsx'))

/** Loads the code of a layout, so that it renders at once. */
export async function loadLayout(layout: string | null): Promise<void> {
  const part = { grid: Grid, board: Board }[layout as Exclude<Layout, 'table'>] as typeof Grid | undefined
  await part?.load()
}

/** Loads what the list of an entity shows first. `layouts`: whether it has others than a table. */
export async function loadRows(words: Words, entity: string, layouts = false): Promise<void> {
  await Promise.all([
    matchMedia('(max-width: 599.95px)').matches && Cards.load(),
    ...(layouts ? [words.load('layouts'), LayoutSwitch.load(), loadLayout(wantedLayout(entity, location.search))] : []),
  ])
}
