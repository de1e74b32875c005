import { comparedFields, type Alert } from '../declaration/alerts.ts'
import type { Entity } from '../entity.ts'
import { referenceFieldsOf } from '../derived/reference-fields.ts'
import { fault, unknownFields, type Fault, type CheckContext } from './fault.ts'

/**
 * Checks that alerts compare days of a `date()` or amounts of a number field, of the record or of those that reference
 * it.
 */
export const alertFaults = (entity: Entity, entities: readonly Entity[], { unread }: CheckContext): readonly Fault[] =>
  Object.entries(entity.alerts ?? {}).flatMap(([name, alert]) => {
    const { at, when, referencedBy } = alert
    const compared = referencedBy ? entities.find((each) => each.name === referencedBy.entity) : entity
    const own = [at, ...Object.keys(when)]
    return [
      ...unknownFields('E170', entity, `alerts ${name}`, [...new Set(own)]),
      ...(compared ? comparisonFaults(compared, entity, name, alert) : []),
      ...(referencedBy && !unread?.includes(referencedBy.entity) && !references(compared, referencedBy.field, entity)
        ? [
            fault(
              'E171',
              `${entity.name}.alerts`,
              `${name} (${referencedBy.entity}.${referencedBy.field})`,
              'An alert asks the records whose reference() points here.',
            ),
          ]
        : []),
    ]
  })

const references = (from: Entity | undefined, field: string, target: Entity): boolean =>
  from !== undefined &&
  referenceFieldsOf(from).some((each) => each.field === field && !each.part && each.to === target.name)

function comparisonFaults(compared: Entity, entity: Entity, name: string, { comparison }: Alert): readonly Fault[] {
  const fields = comparedFields(comparison)
  const missing = unknownFields('E170', compared, `alerts ${name}`, fields)
  if (missing.length > 0) return missing
  return fields
    .flatMap((field) => compared.fields[field] ?? [])
    .filter((field) =>
      'date' in comparison && field.name === comparison.date ? field.kind !== 'date' : field.storage !== 'integer',
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
