import { useLayoutEffect, useRef } from 'react'
import { useDraggable } from '@dnd-kit/core'
import DragIndicator from '@mui/icons-material/DragIndicator'
import { LinkBase, RecordContextProvider } from 'react-admin'
import { statesOf } from '../../../../entities/language/entity.ts'
import { isEmpty } from '../../../kernel/form/field-entry.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { nextStates } from '../../../kernel/status/status.ts'
import { useEntity } from '../../../kernel/context/entity-context.tsx'
import { AboutLine } from '../rows/about-line.tsx'
import { cardColumns } from '../../columns/columns.ts'
import { Flags } from '../rows/flags.tsx'
import { useListScreen } from '../state/list-context.ts'
import { MenuButton } from '../rows/record-buttons.tsx'
import { focusRow, useRestoredFocus } from '../rows/row-focus.ts'

interface BoardCardProps {
  readonly record: CaptainRecord
  readonly draggable: boolean
  /** Whether it is on its way to another state. */
  readonly waits: boolean
}

/** One record of a board. A click anywhere on the card follows the link of its title. */
export function BoardCard({ record, draggable, waits }: BoardCardProps) {
  const { translate } = useWords()
  const { columns, paths, titleOf } = useListScreen()
  const field = statesOf(useEntity())!
  const title = titleOf(record)
  const path = paths.open(record)
  const isMovable = draggable && !waits && nextStates(field, record).length > 0
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: record.id,
    data: { record },
    disabled: !isMovable,
    attributes: { roleDescription: translate('layouts.card') },
  })
  const card = useRef<HTMLLIElement>(null)
  useRestoredFocus(record.id)
  useFocusFollowing(record.id, card)
  const { lead, amount, rest, shownCount, about } = cardColumns(columns)
  const details = rest
    .filter((column) => column.field !== field && !isEmpty(record[column.field.name]))
    .slice(0, shownCount)
  const shown = [lead, amount, ...details, ...about].flatMap((column) => column?.field.name ?? [])

  return (
    <RecordContextProvider value={record}>
      <li
        ref={(node) => {
          card.current = node
          setNodeRef(node)
        }}
        className="card"
        data-row={record.id}
        data-movable={isMovable || undefined}
        aria-busy={waits || undefined}
        style={{ opacity: isDragging ? 0.4 : 1 }}
        {...(isMovable && listeners)}
      >
        <div className="head">
          {path ? (
            <LinkBase to={path} className="title" draggable={false}>
              {lead?.element}
            </LinkBase>
          ) : (
            <span className="title">{lead?.element}</span>
          )}
          {isMovable && (
            <button
              type="button"
              className="act grip"
              ref={setActivatorNodeRef}
              {...attributes}
              aria-label={translate('layouts.grip', { title })}
            >
              <DragIndicator />
            </button>
          )}
          <MenuButton record={record} />
        </div>
        {amount && !isEmpty(record[amount.field.name]) && <span className="amount">{amount.element}</span>}
        <AboutLine columns={about} />
        <span className="second">
          <Flags shown={shown} />
          {details.map((column) => (
            <span key={column.field.name}>{column.element}</span>
          ))}
        </span>
      </li>
    </RecordContextProvider>
  )
}

/** When a card with the focus leaves its column, the focus goes with it to the column where it stands now. */
function useFocusFollowing(id: string, card: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const node = card.current
    return () => {
      if (node?.contains(document.activeElement)) queueMicrotask(() => focusRow(id))
    }
  }, [id, card])
}
