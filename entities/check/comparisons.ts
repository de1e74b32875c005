import type { Entity, Field } from '../entity.ts'
import { fault, type Fault } from './fault.ts'

/** What values of a field are compared as; nothing where their order says nothing. */
const scaleOf = ({ kind, storage }: Field): string | undefined => {
  if (kind === 'date' || kind === 'date-time' || kind === 'time') return kind
  return storage === 'integer' || storage === 'decimal' ? 'number' : undefined
}

/** Rules that compare two fields: both must be days, or moments, or times, or numbers. */
export const comparisonFaults = (entity: Entity): readonly Fault[] => [
  ...(entity.rules ?? []).flatMap(({ rule, compares }) => between(entity, `rules ${rule}`, compares)),
  ...(entity.among ?? []).flatMap((rule) =>
    between(entity, `among ${rule.rule}`, 'during' in rule ? rule.during : undefined),
  ),
]

function between(entity: Entity, word: string, names: readonly string[] = []): readonly Fault[] {
  const fields = names.flatMap((name) => entity.fields[name] ?? [])
  const scales = new Set(fields.map(scaleOf))
  if (fields.length < names.length || (scales.size <= 1 && !scales.has(undefined))) return []
  return [
    fault(
      'E195',
      `${entity.name}.${word}`,
      fields.map(({ name, kind }) => `${name} (${kind})`).join(', '),
      'These cannot be compared: take two days, two moments, two times of day or two numbers.',
    ),
  ]
}
