import type { Field } from '../../../../entities/language/entity.ts'
import { conditionsOf, optionsIn, withCondition, type Filter } from '../filters/conditions.ts'

/** The states that a board has columns for: all, or those that the list's filter is about. */
export function statesShown(field: Field, filter: Filter): readonly string[] {
  const options = field.options ?? []
  const [condition] = conditionsOf(filter, [field])
  const chosen = condition ? optionsIn(condition) : []
  return chosen.length > 0 ? options.filter((state) => chosen.includes(state)) : options
}

/** The list's filter, for the records in one state. */
export const columnFilter = (field: Field, filter: Filter, state: string): Filter =>
  withCondition(filter, { field, parts: { eq: state } })
