import { statesOf, type Entity } from '../../../entities/language/entity.ts'
import { isDeadEnd } from '../../../entities/language/derived/next-step.ts'
import { useDataProvider } from 'react-admin'
import { useConfirm } from '../../shell/ui/confirm.tsx'
import { useToast } from '../../shell/ui/toast.tsx'
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
  /** Those of the records that cannot be moved there. */
  readonly others: readonly CaptainRecord[]
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
    const [from, ...otherStates] = new Set(movable.map((record) => String(record[field.name])))
    const verb = labels.transition(to, otherStates.length === 0 ? from : undefined)
    const others = records.filter((record) => !movable.includes(record))
    return [{ to, verb, main: to === field.window?.during, final: isDeadEnd(entity, to), records: movable, others }]
  })
}

/**
 * Confirms and runs a transition, asking for required fields first; resolves to the records that were chosen and did not
 * move, or to undefined if none was moved.
 */
export function useTransition(): (option: TransitionOption) => Promise<readonly CaptainRecord[] | undefined> {
  const { entity, site, load } = useScope()
  const question = useTransitionQuestion()
  const confirm = useConfirm()
  const fillStaffFields = useFillStaffFields()
  const provider = useDataProvider<CaptainDataProvider>()
  const parent = useParent()
  const { transition, notifyMoved, failure } = useRecordActions()
  const toast = useToast()
  const offers = useFeatures('transitionOffers')

  return async (option) => {
    const { to, verb, records, others } = option
    const { name } = statesOf(entity)!
    const areSeveral = records.length + others.length > 1
    const asks = entity.staffFields || entity.cascades?.[to] || entity.rules?.some(({ when }) => when?.[name])
    if (areSeveral || asks) {
      // The dialog is likely to be next.
      const { readMoves } = await import('./staff-fields/transition-dialog.tsx')
      const all = [...records, ...others]
      const moves = await readMoves(provider, entity, all, to, site, { parent }).catch((error: unknown) => {
        toast({ kind: 'error', text: failure(error, all) })
      })
      if (!moves) return undefined
      const { chosen, related } = moves
      await load(...new Set(related.map((move) => `entities/${move.entity.name}`)))
      const needsDialog = chosen.some(({ names }) => names.length > 0) || related.length > 0
      if (areSeveral || needsDialog || offers.some(({ isFor }) => isFor(entity, to))) {
        const moved = await fillStaffFields({ ...moves, to, verb })
        if (moved) notifyMoved(moved.records, to, moved.changeSet, moved.left)
        return moved?.left
      }
    }
    // Nothing moves along that could: what that means is said.
    const alone = entity.cascades?.[to] !== undefined
    const [record] = records as readonly [CaptainRecord]
    return (await confirm(question({ to, verb, record, alone }))) && (await transition(record, to)) ? [] : undefined
  }
}
