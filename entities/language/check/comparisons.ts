import type { Entity, Field } from '../entity.ts'
import { fault, type Fault } from './fault.ts'

/** The type as which values of a field are compared; undefined if they have no meaningful order. */
const comparableAs = ({ kind, storage }: Field): string | undefined => {
  if (kind === 'date' || kind === 'date-time' || kind === 'time') return kind
  return storage === 'integer' || storage === 'decimal' ? 'number' : undefined
}

/** Checks rules that compare two fields: both must be days, instants, times or numbers. */
export const comparisonFaults = (entity: Entity): readonly Fault[] => [
  ...(entity.rules ?? []).flatMap(({ rule, compares }) => incomparableFaults(entity, `rules ${rule}`, compares)),
  ...(entity.crossRecordRules ?? []).flatMap((rule) =>
    incomparableFaults(entity, `crossRecordRules ${rule.rule}`, 'period' in rule ? rule.period : undefined),
  ),
]

function incomparableFaults(entity: Entity, key: string, names: readonly string[] = []): readonly Fault[] {
  const fields = names.flatMap((name) => entity.fields[name] ?? [])
  const scales = new Set(fields.map(comparableAs))
  if (fields.length < names.length || (scales.size <= 1 && !scales.has(undefined))) return []
  return [
    fault(
      'E195',
      `${entity.name}.${key}`,
      fields.map(({ name, kind }) => `${name} (${kind})`).join(', '),
      'These cannot be compared: take two days, two moments, two times of day or two numbers.',
    ),
  ]
}
