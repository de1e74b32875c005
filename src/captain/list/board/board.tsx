import { useRef, useState, useEffect } from 'react'
import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  type Announcements,
} from '@dnd-kit/core'
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { RecordContextProvider, useListContext, useStore } from 'react-admin'
import { statesOf } from '../../../../entities/language/entity.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { nextStates } from '../../../kernel/status/status.ts'
import { transitionOptions, useTransition } from '../../record/transitions.ts'
import { useScrollRegion } from '../../../kernel/controls/use-scroll-region.ts'
import { useEntity } from '../../../kernel/context/entity-context.tsx'
import type { Filter } from '../filters/conditions.ts'
import { cardColumns } from '../../columns/columns.ts'
import { useListScreen } from '../state/list-context.ts'
import { usePreloadRow } from '../../lazy/preload-screens.ts'
import { rememberRow, useRowKeys } from '../rows/row-focus.ts'
import { useAvailableHeight } from '../table/available-height.ts'
import { BoardColumn, type Moving } from './board-column.tsx'
import { boardStyle } from './board-style.ts'
import { statesShown } from './column-filter.ts'
import { useScope } from '../../../kernel/words/scope.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useStateCounts } from './use-state-counts.ts'

/**
 * The records in a column for each state, in the order of the declaration. They are moved by dragging, with Space and the
 * arrow keys, or from their menu, along the declared transitions and by the same rules as elsewhere.
 */
export default function Board() {
  const field = statesOf(useEntity())!
  const { filterValues } = useListContext<CaptainRecord>()
  const states = statesShown(field, filterValues as Filter)
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  useRowKeys()
  return (
    <Box data-rows onFocus={rememberRow} onClickCapture={rememberRow} onPointerOver={usePreloadRow()} sx={boardStyle}>
      {phone ? <OneState states={states} /> : <AllStates states={states} />}
    </Box>
  )
}

function AllStates({ states }: { readonly states: readonly string[] }) {
  const { entity, labels, translate } = useScope()
  const field = statesOf(entity)!
  const [dragged, setDragged] = useState<CaptainRecord>()
  const [moving, setMoving] = useState<readonly Moving[]>([])
  const lastMove = useRef(Promise.resolve())
  const move = useTransition()
  const client = useQueryClient()
  const box = useRef<HTMLDivElement>(null)
  const room = useAvailableHeight(box)
  const region = useScrollRegion(box, labels.plural)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn }),
  )

  const drop = async ({ active, over }: DragEndEvent) => {
    setDragged(undefined)
    const { record } = active.data.current as { readonly record: CaptainRecord }
    const to = String(over?.id ?? '')
    const option = transitionOptions(entity, labels, [record]).find((each) => each.to === to)
    if (!option) return
    const one: Moving = { record, to }
    setMoving((all) => [one, ...all])
    // One after the other: each may ask something, and there is room for one question.
    const moved = lastMove.current.then(async () => {
      try {
        // The columns are being read again when it resolves.
        if (await move(option))
          await client.refetchQueries({ queryKey: [entity.name, 'getList'], type: 'active' }, { cancelRefetch: false })
      } finally {
        setMoving((all) => all.filter((each) => each !== one))
      }
    })
    lastMove.current = moved.catch(() => {})
    await moved
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      onDragStart={({ active }) => setDragged((active.data.current as { readonly record: CaptainRecord }).record)}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={(event) => void drop(event)}
      accessibility={{ ...useSpeech(), container: document.body }}
    >
      <div ref={box} {...region} className="columns" style={{ height: room }}>
        {states.map((state) => {
          const from = dragged && String(dragged[field.name])
          const isOpen = !dragged || state === from || nextStates(field, dragged).includes(state)
          return (
            <BoardColumn
              key={state}
              state={state}
              moving={moving}
              blocked={
                isOpen
                  ? undefined
                  : translate('layouts.blocked', {
                      from: labels.option(field.name, from!),
                      to: labels.option(field.name, state),
                    })
              }
              draggable
            />
          )
        })}
      </div>
      <DragOverlay dropAnimation={null}>{dragged && <Lifted record={dragged} />}</DragOverlay>
    </DndContext>
  )
}

/** The column under the pointer alone: the nearest one may not be the one that is meant. */
const columnUnder: CollisionDetection = (args) => (args.pointerCoordinates ? pointerWithin(args) : closestCenter(args))

/** What follows the pointer. */
function Lifted({ record }: { readonly record: CaptainRecord }) {
  const { lead } = cardColumns(useListScreen().columns)
  return (
    <RecordContextProvider value={record}>
      <Box sx={boardStyle}>
        <div className="card lifted">
          <span className="title">{lead?.element}</span>
        </div>
      </Box>
    </RecordContextProvider>
  )
}

/** With the arrow keys, a lifted card moves to the next column that it may be dropped in. */
const toNextColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const { collisionRect, droppableContainers, droppableRects } = context
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.code]
  if (!step || !collisionRect) return undefined
  event.preventDefault()
  const middle = collisionRect.left + collisionRect.width / 2
  const columns = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => droppableRects.get(id) ?? [])
    .toSorted((a, b) => a.left - b.left)
  const next =
    step > 0 ? columns.find(({ left }) => left > middle) : columns.findLast(({ left, width }) => left + width < middle)
  return next && { x: next.left + (next.width - collisionRect.width) / 2, y: currentCoordinates.y }
}

/** On phones, the column of one state, and buttons for the others. Records are moved from their menu. */
function OneState({ states }: { readonly states: readonly string[] }) {
  const { name } = useEntity()
  const { translate } = useWords()
  const [chosen, choose] = useStore<string | undefined>(`${name}.state`, undefined)
  const counts = useStateCounts()
  const state = states.find((each) => each === chosen) ?? states[0]
  if (state === undefined) return null
  return (
    <>
      <div className="states" role="group" aria-label={translate('layouts.states')}>
        {states.map((each) => (
          <StateButton
            key={each}
            state={each}
            count={counts?.get(each)}
            pressed={each === state}
            choose={() => choose(each)}
          />
        ))}
      </div>
      <BoardColumn key={state} state={state} />
    </>
  )
}

interface StateButtonProps {
  readonly state: string
  /** How many records there are; undefined until they have been counted. */
  readonly count: number | undefined
  readonly pressed: boolean
  choose(): void
}

function StateButton({ state, count, pressed, choose }: StateButtonProps) {
  const { entity, labels, format } = useScope()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (pressed) button.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pressed])
  return (
    <button type="button" ref={button} aria-pressed={pressed} onClick={choose}>
      {labels.option(statesOf(entity)!.name, state)} <span>{count !== undefined && format.number(count)}</span>
    </button>
  )
}

type Spoken = Pick<Parameters<Announcements['onDragOver']>[0], 'active'>

/** Screen reader announcements while a card is moved. */
function useSpeech() {
  const { entity, labels, translate } = useScope()
  const field = statesOf(entity)!
  const { titleOf } = useListScreen()
  const recordOf = ({ active }: Spoken) => (active.data.current as { readonly record: CaptainRecord }).record
  const stateOf = (event: Spoken) => String(recordOf(event)[field.name])
  const say = (key: string, event: Spoken, to = stateOf(event)) => {
    const record = recordOf(event)
    const state = labels.option(field.name, to)
    return translate(`layouts.speech.${key}`, { title: titleOf(record), state })
  }
  const announcements: Announcements = {
    onDragStart: (event) => say('lifted', event),
    onDragOver: (event) => {
      if (!event.over) return say('nowhere', event)
      const state = String(event.over.id)
      return state === stateOf(event) ? say('lifted', event) : say('over', event, state)
    },
    onDragEnd: (event) =>
      event.over && event.over.id !== stateOf(event)
        ? say('dropped', event, String(event.over.id))
        : say('stays', event),
    onDragCancel: (event) => say('stays', event),
  }
  return { screenReaderInstructions: { draggable: translate('layouts.speech.how') }, announcements }
}
