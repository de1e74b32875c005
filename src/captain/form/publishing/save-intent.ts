import type { Values } from '../../../../entities/language/input/body.ts'
import { statesOf, type Entity, type Field } from '../../../../entities/language/entity.ts'

/** What pressing a button is to do beside saving: nothing, or move the record to another state. */
export interface SaveIntent {
  readonly to?: string
  /** Fields that go with it, like the time of a scheduled publication. */
  readonly values?: Values
  /** Whether people were asked about the state already, so that they are not asked twice. */
  readonly confirmed?: true
}

/** The field whose published state a record's form publishes with, if it has one. */
export const publicationField = (entity: Entity): Field | undefined => {
  const states = statesOf(entity)
  return states?.window ? states : undefined
}

/** The states that a record may be saved into beside its own. */
export const reachableStates = (field: Field, state: unknown): readonly string[] =>
  field.transitions?.[String(state ?? field.initially)] ?? []

/** The values that an intent adds to those of the form. */
export const intentValues = (entity: Entity, { to, values }: SaveIntent): Values => {
  const states = statesOf(entity)
  return { ...values, ...(to !== undefined && states && { [states.name]: to }) }
}
