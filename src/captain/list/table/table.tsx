import { lazy, Suspense, useRef, useLayoutEffect, type RefObject } from 'react'
import Box from '@mui/material/Box'
import { useListContext, useLocation } from 'react-admin'
import { useScrollRegion } from '../../../kernel/controls/use-scroll-region.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { titleWidth, useColumnWidths, widthStyles } from './column-widths.ts'
import { useDensity } from './density.ts'
import { useManualOrder } from './manual-order.ts'
import { useAvailableHeight } from './available-height.ts'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { tableStyle } from './table-style.ts'
import { isNotable } from '../../columns/columns.ts'
import { useListScreen } from '../state/list-context.ts'
import { usePreloadRow } from '../../lazy/preload-screens.ts'
import { rememberRow, useRowKeys } from '../rows/row-focus.ts'
import { useSelectRows } from '../rows/select-row.ts'
import { useScope } from '../../../kernel/words/scope.ts'

const SortableRows = lazy(() => import('./sortable-rows.tsx'))

/** The records as rows. Rows of the previous query stay, dimmed, until the next ones have loaded. */
export function Table() {
  const { labels } = useScope()
  const { data = [], isPlaceholderData, selectedIds } = useListContext<CaptainRecord>()
  const [density] = useDensity()
  const box = useRef<HTMLDivElement>(null)
  const room = useAvailableHeight(box, selectedIds.length > 0)
  const region = useScrollRegion(box, labels.plural)
  const keepScroll = useRememberedScroll(box, room !== undefined)
  const selectRow = useSelectRows()
  const sortable = useManualOrder()
  const { columns, flags, pictureOf, titleOf } = useListScreen()
  const [widths] = useColumnWidths()
  const sized = widthStyles(columns, sortable ? 3 : 2, widths)
  const title = titleWidth(data.map(titleOf), {
    picture: pictureOf !== undefined,
    flags: data.some((record) => flags.some((flag) => isNotable(flag, record[flag.name]))),
  })
  useRowKeys()

  const rows = data.map((record) => (
    <TableRow
      key={record.id}
      record={record}
      selectRow={selectRow}
      grip={sortable && <td className="grip" aria-hidden />}
    />
  ))

  return (
    <Box
      ref={box}
      {...region}
      onScroll={keepScroll}
      onFocus={rememberRow}
      onClickCapture={rememberRow}
      onPointerOver={usePreloadRow()}
      sx={[tableStyle(density) as {}, sized.rules]}
      style={{
        ...sized.variables,
        ...title,
        maxHeight: room,
        opacity: isPlaceholderData ? 0.6 : 1,
        transition: 'opacity 0.15s',
      }}
      aria-busy={isPlaceholderData || undefined}
    >
      <table aria-label={labels.plural} aria-keyshortcuts="J K">
        <TableHead sortable={sortable} />
        {sortable ? (
          <Suspense fallback={<tbody>{rows}</tbody>}>
            <SortableRows records={data} selectRow={selectRow} />
          </Suspense>
        ) : (
          <tbody>{rows}</tbody>
        )}
      </table>
    </Box>
  )
}

// Scroll position of each list by URL, restored on coming back to it.
const scrollPositions = new Map<string, number>()

/** Remembers a list's scroll position, and restores it once the box has its height. Returns the scroll listener. */
function useRememberedScroll(box: RefObject<HTMLElement | null>, ready: boolean): () => void {
  const { pathname, search } = useLocation()
  const key = pathname + search

  useLayoutEffect(() => {
    if (ready) box.current?.scrollTo({ top: scrollPositions.get(key) ?? 0 })
  }, [box, key, ready])

  return () => {
    if (box.current) scrollPositions.set(key, box.current.scrollTop)
  }
}
