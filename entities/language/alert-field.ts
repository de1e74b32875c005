import { alertFilterName } from './alerts.ts'
import { fieldOf, type Entity, type Field } from './entity.ts'
import { choice } from './fields/choice.ts'

/** The alerts of an entity as a choice field that lists can filter by; undefined if it has none. */
export const alertField = ({ alerts = {} }: Entity): Field | undefined => {
  const [first, ...others] = Object.keys(alerts)
  return first === undefined ? undefined : fieldOf(alertFilterName, choice([first, ...others]))
}
