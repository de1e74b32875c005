import { statesOf, type Entity } from '../../entities/entity.ts'
import { useDataProvider } from 'react-admin'
import { useConfirm } from '../shell/confirm.tsx'
import type { CaptainDataProvider } from './data-provider.ts'
import { useEntity } from './entity-context.tsx'
import type { Labels } from './labels.ts'
import { useMoveQuestion } from './move-question.ts'
import { useRecordActions } from './record-actions.ts'
import type { CaptainRecord } from './record.ts'
import { nextStates } from './status.ts'
import { useFilling } from './working/filling.tsx'
import { neededFor } from './working/needs.ts'

/** A state that some of a set of records can be brought into. */
export interface Move {
  readonly to: string
  /** The verb for the button. */
  readonly verb: string
  /** Whether it is the one that makes records show, which deserves the filled button. */
  readonly main: boolean
  readonly records: readonly CaptainRecord[]
}

/** The moves open to records from where they are, in the order of the states; several records share a move. */
export function movesOf(
  entity: Entity,
  labels: Pick<Labels, 'transition'>,
  records: readonly CaptainRecord[],
): readonly Move[] {
  const field = statesOf(entity)
  if (!field) return []
  return (field.options ?? []).flatMap((to) => {
    const movable = records.filter((record) => nextStates(field, record).includes(to))
    if (movable.length === 0) return []
    // Publishing what was withdrawn has a verb of its own, as long as all the records come from there.
    const [from, ...others] = new Set(movable.map((record) => String(record[field.name])))
    const verb = labels.transition(to, others.length === 0 ? from : undefined)
    return [{ to, verb, main: to === field.window?.during, records: movable }]
  })
}

/** Asks, then moves; resolves with whether the records are in the new state. What the state needs is asked for with it. */
export function useMove(): (move: Move) => Promise<boolean> {
  const entity = useEntity()
  const question = useMoveQuestion()
  const confirm = useConfirm()
  const fill = useFilling()
  const provider = useDataProvider<CaptainDataProvider>()
  const { transition, tellMoved } = useRecordActions()

  return async (move) => {
    const [listed, ...others] = move.records
    if (entity.working && listed && others.length === 0) {
      // A row of a list has no long texts, and what staff noted may be what the state needs.
      const { data } = await provider.getOne(entity.name, { id: listed.id })
      const record = data as CaptainRecord
      const names = neededFor(entity, record, move.to)
      if (names.length > 0) {
        const moved = await fill({ record, to: move.to, verb: move.verb, names })
        if (moved) tellMoved(moved.record, move.to, moved.changeSet)
        return moved !== undefined
      }
    }
    return (await confirm(question(move))) && transition(move.records, move.to)
  }
}
