import { statesOf, type Entity } from '../../../entities/language/entity.ts'
import { isDeadEnd } from '../../../entities/language/derived/next-step.ts'
import { useDataProvider } from 'react-admin'
import { useConfirm } from '../../shell/ui/confirm.tsx'
import type { CaptainDataProvider } from '../../kernel/api/data-provider.ts'
import type { Labels } from '../../kernel/words/labels.ts'
import { useParent } from '../../kernel/context/entity-context.tsx'
import { useTransitionQuestion } from '../../kernel/status/confirm-transition.ts'
import { useRecordActions } from './record-actions.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { useFeatures } from '../../kernel/features/feature.ts'
import { nextStates } from '../../kernel/status/status.ts'
import { useFillStaffFields } from './staff-fields/fill-before-transition.tsx'
import { useScope } from '../../kernel/words/scope.ts'

/** A state that some of the records can be moved to. */
export interface TransitionOption {
  readonly to: string
  /** The label of the button. */
  readonly verb: string
  /** Whether the transition publishes the records, which makes it the primary button. */
  readonly main: boolean
  /** Whether no transition leads back or on from there, and it is not where the work is done. */
  readonly final: boolean
  readonly records: readonly CaptainRecord[]
}

/** The possible transitions of the records, in order of the states; records with the same target share an option. */
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
    // Publishing again after withdrawal has a verb of its own, used if all records come from that state.
    const [from, ...others] = new Set(movable.map((record) => String(record[field.name])))
    const verb = labels.transition(to, others.length === 0 ? from : undefined)
    return [{ to, verb, main: to === field.window?.during, final: isDeadEnd(entity, to), records: movable }]
  })
}

/** Confirms and runs a transition, asking for required fields first; resolves to whether the records were moved. */
export function useTransition(): (option: TransitionOption) => Promise<boolean> {
  const { entity, site, load } = useScope()
  const question = useTransitionQuestion()
  const confirm = useConfirm()
  const fillStaffFields = useFillStaffFields()
  const provider = useDataProvider<CaptainDataProvider>()
  const parent = useParent()
  const { transition, notifyTransition } = useRecordActions()
  const offers = useFeatures('transitionOffers')

  return async (option) => {
    const [only, ...others] = option.records
    const { name } = statesOf(entity)!
    const asks = entity.staffFields || entity.cascades?.[option.to] || entity.rules?.some(({ when }) => when?.[name])
    if (asks && only && others.length === 0) {
      // The dialog is likely to be next.
      const { readMoves } = await import('./staff-fields/transition-dialog.tsx')
      const { record, names, related } = await readMoves(provider, entity, only.id, option.to, site, { parent })
      await load(...new Set(related.map((move) => `entities/${move.entity.name}`)))
      if (names.length > 0 || related.length > 0 || offers.some(({ isFor }) => isFor(entity, option.to))) {
        const moved = await fillStaffFields({ record, to: option.to, verb: option.verb, names, related })
        if (moved) notifyTransition(moved.record, option.to, moved.changeSet)
        return moved !== undefined
      }
    }
    // Nothing moves along that could: what that means is said.
    const alone = others.length === 0 && entity.cascades?.[option.to] !== undefined
    return (await confirm(question({ ...option, alone }))) && transition(option.records, option.to)
  }
}
