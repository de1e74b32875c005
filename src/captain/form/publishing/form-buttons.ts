import type { Values } from '../../../../entities/language/input/body.ts'
import { matchesCondition, type When } from '../../../../entities/language/condition.ts'
import type { Entity } from '../../../../entities/language/entity.ts'
import { derivedStatusOf } from '../../../kernel/status/status.ts'
import { publicationField, reachableStates } from '../../../kernel/form/save-intent.ts'

/** The buttons of a form, derived from the record's state. Saving and publishing are always separate buttons. */
export interface FormButtons {
  /** Saving without a change of state: as a draft, or of something already public. */
  readonly save: 'draft' | 'live' | 'plain' | 'create'
  /** Whether saving is the primary button, because no other action does more. */
  readonly saveIsMain: boolean
  /** Publishes now, or at the time already entered. */
  readonly publish?: { readonly to: string; readonly when: 'now' | 'later' }
  /** Present when a publication time may be chosen. */
  readonly schedule?: { readonly to: string; readonly field: string }
  /** Other states it may be moved to, in the ▾ menu. */
  readonly moves: readonly string[]
}

export function formButtons(entity: Entity, base: Values, typed: Values, now: Date = new Date()): FormButtons {
  const isNew = base.id === undefined
  const field = publicationField(entity)
  if (!field?.window) {
    const isShown = !isNew && [base, { ...base, ...typed }].every((each) => isShownWithDraft(entity, each))
    return { save: isNew ? 'create' : isShown ? 'live' : 'plain', saveIsMain: true, moves: [] }
  }

  const { from, during } = field.window
  const state = isNew ? field.initially : base[field.name]
  const next = reachableStates(field, state)
  // A published record before or past its window is not visible, so saving changes nothing in public.
  if (state === during)
    return { save: derivedStatusOf(field, base, now) === during ? 'live' : 'plain', saveIsMain: true, moves: next }

  const opens = typed[from]
  const later = typeof opens === 'string' && Date.parse(opens) > now.valueOf()
  return {
    save: state === field.initially ? 'draft' : 'plain',
    saveIsMain: !next.includes(during),
    moves: isNew ? [] : next.filter((to) => to !== during),
    ...(next.includes(during) && {
      publish: { to: during, when: later ? 'later' : 'now' },
      schedule: { to: during, field: from },
    }),
  }
}

/** Whether the public sees a record beside which a draft can be kept. */
const isShownWithDraft = ({ keepsDraft, public: visibility }: Entity, record: Values): boolean =>
  keepsDraft === true && matchesCondition(visibility!.when as When, record)
