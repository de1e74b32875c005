import { comparedFields, type Alert } from '../alerts.ts'
import type { Entity } from '../entity.ts'
import { pointingsOf } from '../pointing.ts'
import { fault, noFields, type Fault, type Known } from './fault.ts'

/** What wants attention looks at fields: days at a `date()`, amounts at a number, of the record or of those that point at it. */
export const alertFaults = (entity: Entity, entities: readonly Entity[], { unread }: Known): readonly Fault[] =>
  Object.entries(entity.alerts ?? {}).flatMap(([name, alert]) => {
    const { at, when, pointing } = alert
    const compared = pointing ? entities.find((each) => each.name === pointing.entity) : entity
    const own = [at, ...Object.keys(when)]
    return [
      ...noFields('E170', entity, `alerts ${name}`, [...new Set(own)]),
      ...(compared ? comparisonFaults(compared, entity, name, alert) : []),
      ...(pointing && !unread?.includes(pointing.entity) && !pointsAt(compared, pointing.field, entity)
        ? [
            fault(
              'E171',
              `${entity.name}.alerts`,
              `${name} (${pointing.entity}.${pointing.field})`,
              'An alert asks the records whose reference() points here.',
            ),
          ]
        : []),
    ]
  })

const pointsAt = (from: Entity | undefined, field: string, target: Entity): boolean =>
  from !== undefined && pointingsOf(from).some((each) => each.field === field && !each.part && each.to === target.name)

function comparisonFaults(compared: Entity, entity: Entity, name: string, { asks }: Alert): readonly Fault[] {
  const fields = comparedFields(asks)
  const missing = noFields('E170', compared, `alerts ${name}`, fields)
  if (missing.length > 0) return missing
  return fields
    .flatMap((field) => compared.fields[field] ?? [])
    .filter((field) =>
      'date' in asks && field.name === asks.date ? field.kind !== 'date' : field.storage !== 'integer',
    )
    .map((field) =>
      fault(
        'E172',
        `${entity.name}.alerts`,
        `${name}: ${field.name} (${field.kind})`,
        'A day is a date(), an amount a whole number.',
      ),
    )
}
