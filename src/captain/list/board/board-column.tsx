import { useState } from 'react'
import { useDroppable } from '@dnd-kit/core'
import Button from '@mui/material/Button'
import { useGetList, useListContext } from 'react-admin'
import { statesOf } from '../../../../entities/language/entity.ts'
import { maxRecordsPerCall } from '../../../kernel/api/data-provider.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { StatusPill } from '../../../kernel/status/status-pill.tsx'
import { errorText } from '../../../kernel/words/error-text.ts'
import type { Filter } from '../filters/conditions.ts'
import { ReadFailure } from '../../../kernel/controls/read-failure.tsx'
import { BoardCard } from './board-card.tsx'
import { columnFilter } from './column-filter.ts'
import { useScope } from '../../../kernel/words/scope.ts'

/** How many records of a state are read at first, and with each "show more". */
const columnSize = 25

/** A record on its way to another state: shown there until the server has moved it or refused to. */
export interface Moving {
  readonly record: CaptainRecord
  readonly to: string
}

const nothing: readonly Moving[] = []

interface BoardColumnProps {
  readonly state: string
  readonly moving?: readonly Moving[]
  /** Why the card that is dragged cannot be dropped here. */
  readonly blocked?: string | undefined
  readonly draggable?: boolean
}

/** The records in one state, in the order of the list. */
export function BoardColumn({ state, moving = nothing, blocked, draggable = false }: BoardColumnProps) {
  const { entity, labels, format, translate } = useScope()
  const field = statesOf(entity)!
  const [size, setSize] = useState(columnSize)
  const { data = [], total, error, isPending, isPlaceholderData, refetch } = useColumn(state, size)
  const { setNodeRef, isOver } = useDroppable({ id: state, disabled: blocked !== undefined })
  const isMoving = (id: string) => moving.some(({ record }) => record.id === id)
  const records = [
    ...moving.flatMap(({ record, to }) => (to === state ? [record] : [])),
    ...data.filter(({ id }) => !isMoving(id)),
  ]

  return (
    <section
      ref={setNodeRef}
      className="column"
      aria-label={labels.option(field.name, state)}
      aria-busy={isPending || isPlaceholderData || undefined}
      data-state={state}
      data-over={(isOver && blocked === undefined) || undefined}
      data-blocked={blocked !== undefined || undefined}
    >
      <h2>
        <StatusPill record={{ id: '', [field.name]: state }} field={field} />
        <span className="count">{total !== undefined && format.number(total)}</span>
      </h2>
      {blocked !== undefined && <p className="note">{blocked}</p>}
      {error && <ReadFailure text={errorText(translate, labels, error)} retry={() => void refetch()} />}
      {!isPending && !error && records.length === 0 && blocked === undefined && (
        <p className="note">{translate('layouts.none')}</p>
      )}
      {records.length > 0 && (
        <ul aria-label={labels.option(field.name, state)} style={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
          {records.map((record) => (
            <BoardCard key={record.id} record={record} draggable={draggable} waits={isMoving(record.id)} />
          ))}
        </ul>
      )}
      {total !== undefined && total > size && size < maxRecordsPerCall && (
        <Button size="small" onClick={() => setSize(Math.min(size + columnSize, maxRecordsPerCall))}>
          {translate('commons.actions.showMore')}
        </Button>
      )}
    </section>
  )
}

/** The first records of a state among those that the list finds, and how many there are. */
function useColumn(state: string, size: number) {
  const { entity, parent } = useScope()
  const { filterValues, sort } = useListContext<CaptainRecord>()
  return useGetList<CaptainRecord>(
    entity.name,
    {
      pagination: { page: 1, perPage: size },
      sort,
      filter: columnFilter(statesOf(entity)!, filterValues as Filter, state),
      meta: { parent, aside: true },
    },
    { placeholderData: (before) => before, retry: false },
  )
}
