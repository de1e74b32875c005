import type { Values } from '../../../../entities/language/input/body.ts'
import type { Entity, Field } from '../../../../entities/language/entity.ts'
import { derivedStatusOf } from '../../record/status.ts'

/** The switches that a save turns and that are asked about: those that come to mean something else now. */
export const changedToggles = (
  { confirmOnChange: asks = [], fields }: Entity,
  before: Values,
  body: Values,
): readonly string[] =>
  asks.filter((name) => effectiveState(fields[name]!, before) !== effectiveState(fields[name]!, { ...before, ...body }))

/** What is over has no more effect than what is off. */
export function effectiveState(field: Field, record: Values): string {
  const status = derivedStatusOf(field, record)
  return status === 'expired' ? 'false' : status
}
