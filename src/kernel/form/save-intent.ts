import type { DraftLanguage } from '../../../entities/language/derived/draft-fields.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import { statesOf, type Entity, type Field } from '../../../entities/language/entity.ts'

/** What a button does besides saving: nothing, or move the record to another state. */
export interface SaveIntent {
  readonly to?: string
  /** Fields saved along with it, such as the time of a scheduled publication. */
  readonly values?: Values
  /**
   * What happens to the draft beside a published record: it is saved with what is typed and, beyond that, published now or
   * at a time; null for no time.
   */
  readonly draft?: 'save' | 'publish' | { readonly publishAt: string | null }
  /** The only language of the draft that is published, now or at its time. */
  readonly language?: DraftLanguage
  /** The version of the live record whose changes the user has seen and decided about. */
  readonly liveVersion?: number
  /** Set when the user has already confirmed, so as not to ask twice. */
  readonly confirmed?: true
}

/** The state field that controls the record's publication, if the entity has one. */
export const publicationField = (entity: Entity): Field | undefined => {
  const states = statesOf(entity)
  return states?.window ? states : undefined
}

/** The states a record may be saved into, other than its own. */
export const reachableStates = (field: Field, state: unknown): readonly string[] =>
  field.transitions?.[String(state ?? field.initially)] ?? []

/** The values that an intent adds to those of the form. */
export const intentValues = (entity: Entity, { to, values }: SaveIntent): Values => {
  const states = statesOf(entity)
  return { ...values, ...(to !== undefined && states && { [states.name]: to }) }
}

/** Whether an intent publishes the draft, now or at a time. */
export const publishesDraft = ({ draft }: SaveIntent): boolean =>
  draft === 'publish' || (typeof draft === 'object' && draft.publishAt !== null)
