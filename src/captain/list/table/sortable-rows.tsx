import { useState } from 'react'
import DragIndicator from '@mui/icons-material/DragIndicator'
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useWords } from '../../../shell/words/words-context.tsx'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { useRecordActions } from '../../record/record-actions.ts'
import { useListScreen } from '../state/list-context.ts'
import { useInOneGroup } from './manual-order.ts'
import type { SelectRow } from '../rows/select-row.ts'
import { TableRow } from './table-row.tsx'

interface SortableRowsProps {
  readonly records: readonly CaptainRecord[]
  selectRow: SelectRow
}

/** Rows reordered by dragging, or with Space and the arrow keys. The order is saved at once. */
export default function SortableRows({ records, selectRow }: SortableRowsProps) {
  const { reorder } = useRecordActions()
  const inOneGroup = useInOneGroup()
  // The dropped order, shown until the list has been refetched.
  const [dropped, setDropped] = useState<{
    readonly from: readonly CaptainRecord[]
    readonly rows: readonly CaptainRecord[]
  }>()
  const rows = dropped?.from === records ? dropped.rows : records
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = rows.map(({ id }) => id)

  const drop = async ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over.id))]
    const next = arrayMove([...rows], from, to)
    // Only the rows between the two positions change their order, and only within the row's group.
    const moved = next.slice(Math.min(from, to), Math.max(from, to) + 1).filter((row) => inOneGroup(row, rows[from]!))
    if (moved.length < 2) return
    setDropped({ from: records, rows: next })
    if (!(await reorder(moved.map(({ id }) => id)))) setDropped(undefined)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={(event) => void drop(event)}
      accessibility={{ ...useSpeech(rows), container: document.body }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <tbody>
          {rows.map((record) => (
            <SortableRow key={record.id} record={record} selectRow={selectRow} />
          ))}
        </tbody>
      </SortableContext>
    </DndContext>
  )
}

function SortableRow({ record, selectRow }: { readonly record: CaptainRecord; selectRow: SelectRow }) {
  const { translate } = useWords()
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: record.id,
  })
  const grip = (
    <td className="grip">
      <button
        type="button"
        className="act"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={translate('commons.table.dragHandle')}
      >
        <DragIndicator />
      </button>
    </td>
  )
  return (
    <TableRow
      ref={setNodeRef}
      record={record}
      selectRow={selectRow}
      grip={grip}
      className={isDragging ? 'lifted' : ''}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    />
  )
}

/** Screen reader announcements while a row is moved. */
function useSpeech(rows: readonly CaptainRecord[]) {
  const { translate } = useWords()
  const { titleOf } = useListScreen()
  const say = (key: string, id: string | number, over: string | number | undefined = id) => {
    const record = rows.find((each) => each.id === id)
    const position = rows.findIndex((each) => each.id === over) + 1
    return translate(`commons.table.${key}`, { title: record ? titleOf(record) : '', position })
  }
  return {
    screenReaderInstructions: { draggable: translate('commons.table.dragInstructions') },
    announcements: {
      onDragStart: ({ active }: { active: { id: string | number } }) => say('dragStart', active.id),
      onDragOver: ({ active, over }: { active: { id: string | number }; over: { id: string | number } | null }) =>
        say('dragOver', active.id, over?.id),
      onDragEnd: ({ active, over }: { active: { id: string | number }; over: { id: string | number } | null }) =>
        say('dragEnd', active.id, over?.id),
      onDragCancel: ({ active }: { active: { id: string | number } }) => say('dragCancel', active.id),
    },
  }
}
