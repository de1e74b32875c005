import { statesOf, type Entity } from '../../../entities/language/entity.ts'
import { useDataProvider } from 'react-admin'
import { useConfirm } from '../../shell/ui/confirm.tsx'
import type { CaptainDataProvider } from '../api/data-provider.ts'
import { useEntity } from '../screens/entity-context.tsx'
import type { Labels } from '../words/labels.ts'
import { useTransitionQuestion } from './confirm-transition.ts'
import { useRecordActions } from './record-actions.ts'
import type { CaptainRecord } from '../api/record.ts'
import { nextStates } from './status.ts'
import { useFillStaffFields } from './staff-fields/fill-before-transition.tsx'
import { requiredStaffFields } from './staff-fields/required-staff-fields.ts'

/** A state that some of a set of records can be brought into. */
export interface TransitionOption {
  readonly to: string
  /** The verb for the button. */
  readonly verb: string
  /** Whether it is the one that makes records show, which deserves the filled button. */
  readonly main: boolean
  readonly records: readonly CaptainRecord[]
}

/** The moves open to records from where they are, in the order of the states; several records share a move. */
export function transitionOptions(
  entity: Entity,
  labels: Pick<Labels, 'transition'>,
  records: readonly CaptainRecord[],
): readonly TransitionOption[] {
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
export function useTransition(): (option: TransitionOption) => Promise<boolean> {
  const entity = useEntity()
  const question = useTransitionQuestion()
  const confirm = useConfirm()
  const fillStaffFields = useFillStaffFields()
  const provider = useDataProvider<CaptainDataProvider>()
  const { transition, notifyTransition: tellMoved } = useRecordActions()

  return async (option) => {
    const [only, ...others] = option.records
    if (entity.staffFields && only && others.length === 0) {
      // A row of a list has no long texts, and what staff noted may be what the state needs.
      const { data } = await provider.getOne(entity.name, { id: only.id })
      const record = data as CaptainRecord
      const names = requiredStaffFields(entity, record, option.to)
      if (names.length > 0) {
        const moved = await fillStaffFields({ record, to: option.to, verb: option.verb, names })
        if (moved) tellMoved(moved.record, option.to, moved.changeSet)
        return moved !== undefined
      }
    }
    return (await confirm(question(option))) && transition(option.records, option.to)
  }
}
