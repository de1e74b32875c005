import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { OrderedListRow, rowWord, type Fixed, type RowNoun } from './ordered-list-row.tsx'

interface OrderedListProps<T> {
  readonly items: readonly T[]
  readonly readOnly: boolean
  /** What the rows are called; of pictures, the words `uploads` must be loaded. */
  readonly rows?: RowNoun
  /** What people cannot do, although they may change the rows. */
  readonly fixed?: Fixed
  keyOf(item: T, index: number): string | number
  change(items: readonly T[]): void
  children(item: T, index: number): ReactNode
}

/**
 * A list whose rows are moved by dragging, with buttons, or with Alt and the arrow keys, and removed with a button. The
 * focus follows the moved row.
 */
export function OrderedList<T>({
  items,
  readOnly,
  rows = 'lines',
  fixed,
  keyOf,
  change,
  children,
}: OrderedListProps<T>) {
  const list = useRef<HTMLOListElement>(null)
  const follow = useFollowingFocus(list)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = items.map((item, index) => String(keyOf(item, index)))
  const speech = useDragAnnouncements(ids, rows)

  const move = (from: number, to: number) => {
    if (fixed?.order || to < 0 || to >= items.length) return
    const next = items.toSpliced(from, 1).toSpliced(to, 0, items[from]!)
    follow(from, to)
    change(next)
  }
  const remove = (index: number) => {
    follow(index, Math.min(index, items.length - 2))
    change(items.toSpliced(index, 1))
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }

  if (items.length === 0) return null
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={speech}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Box
          component="ol"
          ref={list}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 1 }}
        >
          {items.map((item, index) => (
            <OrderedListRow
              key={ids[index]!}
              id={ids[index]!}
              index={index}
              last={index === items.length - 1}
              readOnly={readOnly}
              rows={rows}
              {...(fixed && { fixed })}
              move={(to) => move(index, to)}
              remove={() => remove(index)}
            >
              {children(item, index)}
            </OrderedListRow>
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  )
}

type Place = string | number

/** Screen reader announcements while a row is dragged. */
function useDragAnnouncements(ids: readonly string[], rows: RowNoun) {
  const translate = useTranslate()
  const nth = (id: Place) => ids.indexOf(String(id)) + 1
  const say = (key: string, id: Place, over: Place = id) =>
    translate(`commons.table.${key}`, {
      title: translate(rowWord(rows, 'line'), { n: nth(id) }),
      position: nth(over),
    })
  return {
    // useFollowingFocus moves the focus instead.
    restoreFocus: false,
    screenReaderInstructions: { draggable: translate('commons.table.dragInstructions') },
    announcements: {
      onDragStart: ({ active }: { active: { id: Place } }) => say('dragStart', active.id),
      onDragOver: ({ active, over }: { active: { id: Place }; over: { id: Place } | null }) =>
        say('dragOver', active.id, over?.id),
      onDragEnd: ({ active, over }: { active: { id: Place }; over: { id: Place } | null }) =>
        say('dragEnd', active.id, over?.id),
      onDragCancel: ({ active }: { active: { id: Place } }) => say('dragCancel', active.id),
    },
  }
}

const focusable = 'input, textarea, button, a[href], [tabindex="0"]'

/** Restores the focus to the same control of a row after it has moved. */
function useFollowingFocus(list: { readonly current: HTMLElement | null }) {
  const pendingFocus = useRef<{ row: number; control: number } | undefined>(undefined)
  const controls = (row: number) => [...(list.current?.children[row]?.querySelectorAll<HTMLElement>(focusable) ?? [])]
  useLayoutEffect(() => {
    if (!pendingFocus.current) return
    const { row, control } = pendingFocus.current
    pendingFocus.current = undefined
    const all = controls(row)
    ;(all[control] ?? all.at(-1))?.focus()
  })
  return (from: number, to: number) => {
    const control = controls(from).indexOf(document.activeElement as HTMLElement)
    pendingFocus.current = { row: to, control: Math.max(control, 0) }
  }
}
