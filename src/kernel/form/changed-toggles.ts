import type { Values } from '../../../entities/language/input/body.ts'
import type { Entity, Field } from '../../../entities/language/entity.ts'
import { derivedStatusOf } from '../status/status.ts'

/** The toggles with a confirmation question whose effect a save would change. */
export const changedToggles = (
  { confirmOnChange = [], fields }: Entity,
  before: Values,
  body: Values,
): readonly string[] =>
  confirmOnChange.filter(
    (name) => effectiveState(fields[name]!, before) !== effectiveState(fields[name]!, { ...before, ...body }),
  )

/** A toggle past its end date has the same effect as one that is off. */
export function effectiveState(field: Field, record: Values): string {
  const status = derivedStatusOf(field, record)
  return status === 'expired' ? 'false' : status
}
