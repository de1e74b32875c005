import { alertFilterName } from './alerts.ts'
import { fieldOf, type Entity, type Field } from './entity.ts'
import { choice } from './fields/choice.ts'

/** What wants attention in an entity, as the choice that a list is filtered by. */
export const alertField = ({ alerts = {} }: Entity): Field | undefined => {
  const [first, ...others] = Object.keys(alerts)
  return first === undefined ? undefined : fieldOf(alertFilterName, choice([first, ...others]))
}
