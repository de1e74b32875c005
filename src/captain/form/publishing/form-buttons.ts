import type { Values } from '../../../../entities/language/input/body.ts'
import type { Entity } from '../../../../entities/language/entity.ts'
import { derivedStatusOf } from '../../record/status.ts'
import { publicationField, reachableStates } from './save-intent.ts'

/** The buttons a form has, which follow from where its record stands. Saving and publishing are never the same button. */
export interface FormButtons {
  /** Saves and changes no state: as a draft, or what already shows. */
  readonly save: 'draft' | 'live' | 'plain' | 'create'
  /** Whether saving is the filled button: there is no other that does more. */
  readonly saveIsMain: boolean
  /** Publishes at once, or at the time already typed. */
  readonly publish?: { readonly to: string; readonly when: 'now' | 'later' }
  /** Whether a time for publishing may be chosen. */
  readonly schedule?: { readonly to: string; readonly field: string }
  /** Other states it may be moved to, in the ▾ menu. */
  readonly moves: readonly string[]
}

export function formButtons(entity: Entity, base: Values, typed: Values, now: Date = new Date()): FormButtons {
  const isNew = base.id === undefined
  const field = publicationField(entity)
  if (!field?.window) return { save: isNew ? 'create' : 'plain', saveIsMain: true, moves: [] }

  const { from, during } = field.window
  const state = isNew ? field.initially : base[field.name]
  const next = reachableStates(field, state)
  // Waiting for its time, or past it, a published record does not show, and saving changes nothing that anyone sees.
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
