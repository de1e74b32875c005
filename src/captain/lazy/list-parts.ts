import type { ListLayout } from '../../../entities/language/declaration/list-layouts.ts'
import { lazyComponent, lazyPart } from '../../shell/ui/lazy-component.ts'
import type { Words } from '../../shell/words/words.ts'
import { requestedLayout } from './stored-layout.ts'

// What only some lists show, or only phones.
export const Cards = lazyComponent(() => import('../list/table/cards.tsx'))
export const Grid = lazyComponent(() => import('../list/grid/grid.tsx'))
export const Board = lazyComponent(() => import('../list/board/board.tsx'))
export const SelectionBar = lazyPart(() => import('../list/selection/selection-bar.tsx'))
export const LayoutSwitch = lazyPart(() => import('../list/page/layout-switch.tsx'))
export const EmptyList = lazyComponent(() => import('../list/page/empty-list.tsx'))
export const ViewTabs = lazyComponent(() => import('../list/views/view-tabs.tsx'))

/** The menu of a row, which loads when its button is pointed at or focused. */
export const RowMenu = lazyPart(() => import('../list/table/row-menu.tsx'))

// How records show instead of as rows.
export const Calendar = lazyComponent(() => import('../calendar/calendar.tsx'))
export const SingleRecord = lazyComponent(() => import('../list/single-record.tsx'))

/** Loads the code of a layout, so that it renders at once. */
export async function loadLayout(layout: string | null): Promise<void> {
  const part = { grid: Grid, board: Board }[layout as Exclude<ListLayout, 'table'>] as typeof Grid | undefined
  await part?.load()
}

/** Loads what the list of an entity shows first. `layouts`: whether it has others than a table. */
export async function loadRows(words: Words, entity: string, layouts = false): Promise<void> {
  await Promise.all([
    matchMedia('(max-width: 599.95px)').matches && Cards.load(),
    ...(layouts
      ? [words.load('layouts'), LayoutSwitch.load(), loadLayout(requestedLayout(entity, location.search))]
      : []),
  ])
}
