import { useSortable } from '@dnd-kit/sortable'
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward'
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward'
import CloseIcon from '@mui/icons-material/Close'
import DragIndicatorIcon from '@mui/icons-material/DragIndicator'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'
import type { ReactNode } from 'react'

/** What the rows of a list are called: 1行目, or 1枚目 of pictures. */
export type RowNoun = 'lines' | 'pictures'

/** The key of a word about a row. */
export const rowWord = (rows: RowNoun, word: 'line' | RowButtonProps['word']): string =>
  rows === 'pictures' ? `uploads.rows.${word}` : `commons.inputs.${word}`

/** What stays as it is: the order, or which rows there are. */
export interface Fixed {
  readonly order: boolean
  readonly rows: boolean
}

interface OrderedListRowProps {
  /** The row's id for drag and drop. */
  readonly id: string
  readonly index: number
  readonly last: boolean
  readonly readOnly: boolean
  readonly rows: RowNoun
  readonly fixed?: Fixed
  readonly children: ReactNode
  move(to: number): void
  remove(): void
}

/** A row of an ordered list, between its drag handle and its buttons. */
export function OrderedListRow({
  id,
  index,
  last,
  readOnly,
  rows,
  fixed,
  children,
  move,
  remove,
}: OrderedListRowProps) {
  const translate = useTranslate()
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: readOnly || fixed?.order === true,
  })
  return (
    <Box
      component="li"
      ref={setNodeRef}
      onKeyDown={(event) => {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
        if (readOnly || !event.altKey || by === undefined) return
        event.preventDefault()
        event.stopPropagation()
        move(index + by)
      }}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      sx={{ ...row, ...(isDragging && lifted) }}
    >
      {!readOnly && !fixed?.order && (
        <IconButton
          size="small"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={translate('commons.table.dragHandle')}
          title={translate('commons.table.dragHandle')}
          sx={{ ml: -1, cursor: 'grab', touchAction: 'none' }}
        >
          <DragIndicatorIcon fontSize="small" />
        </IconButton>
      )}
      {children}
      {!readOnly && (
        <Box sx={{ display: 'flex', flexShrink: 0 }}>
          {!fixed?.order && (
            <>
              <RowButton
                rows={rows}
                word="moveLineUp"
                n={index + 1}
                disabled={index === 0}
                act={() => move(index - 1)}
                icon={<ArrowUpwardIcon fontSize="small" />}
              />
              <RowButton
                rows={rows}
                word="moveLineDown"
                n={index + 1}
                disabled={last}
                act={() => move(index + 1)}
                icon={<ArrowDownwardIcon fontSize="small" />}
              />
            </>
          )}
          {!fixed?.rows && (
            <RowButton rows={rows} word="removeLine" n={index + 1} act={remove} icon={<CloseIcon fontSize="small" />} />
          )}
        </Box>
      )}
    </Box>
  )
}

interface RowButtonProps {
  readonly rows: RowNoun
  readonly word: 'moveLineUp' | 'moveLineDown' | 'removeLine'
  readonly n: number
  readonly disabled?: boolean
  readonly icon: ReactNode
  act(): void
}

function RowButton({ rows, word, n, disabled = false, icon, act }: RowButtonProps) {
  const words = useTranslate()(rowWord(rows, word), { n })
  return (
    <IconButton
      size="small"
      aria-label={words}
      title={words}
      aria-disabled={disabled}
      onClick={act}
      sx={disabled ? { opacity: 0.35 } : {}}
    >
      {icon}
    </IconButton>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  pl: 1.5,
  pr: 0.5,
  py: 0.5,
  minHeight: 44,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const

// A dragged row is above the rows it passes, and opaque.
const lifted = { position: 'relative', zIndex: 1, bgcolor: 'background.paper', boxShadow: 3 } as const
