import type { Entity, Field } from '../entity.ts'
import { itemFields } from '../derived/reference-fields.ts'
import type { Rule } from '../rule.ts'
import { fault, type Fault } from './fault.ts'

/** Checks the bounds of each field and item field: some value must fit between them, and the initial value must. */
export const boundFaults = (entity: Entity): readonly Fault[] =>
  Object.values(entity.fields).flatMap((field) => [
    ...faultsAt(`${entity.name}.${field.name}`, field),
    ...itemFields(field).flatMap((part) => faultsAt(`${entity.name}.${field.name}.${part.name}`, part)),
  ])

const faultsAt = (at: string, field: Field): readonly Fault[] => {
  const inverted = measures.flatMap((measure) => invertedFaults(at, field, measure))
  return [
    ...inverted,
    ...(inverted.length === 0 ? initialFaults(at, field) : []),
    ...unboundedFaults(at, field),
    ...optionFaults(at, field),
  ]
}

/** A quantity that several rules bound: by rule, the parameter that holds the bound. */
interface Measure {
  readonly lower: Readonly<Record<string, string>>
  readonly upper: Readonly<Record<string, string>>
  /** The lower bound if no rule sets one. */
  readonly floor?: number
}

const measures: readonly Measure[] = [
  { lower: { min: 'min' }, upper: { max: 'max', integerMax: 'max', decimal2Max: 'max', decimal3Max: 'max' } },
  {
    lower: { countMin: 'min', countBetween: 'min', countExact: 'count' },
    upper: { countMax: 'max', countBetween: 'max', countExact: 'count' },
    floor: 1,
  },
  { lower: { digitsMin: 'n', digitsExact: 'n' }, upper: { digitsMax: 'n', digitsExact: 'n' }, floor: 1 },
  { lower: {}, upper: { maxFullWidth: 'max', maxBytes: 'max' }, floor: 1 },
]

function invertedFaults(
  at: string,
  { rules, kind, options }: Field,
  { lower, upper, floor }: Measure,
): readonly Fault[] {
  const bounds = (names: Measure['lower']): readonly number[] =>
    rules.flatMap(({ rule, params }) => (names[rule] === undefined ? [] : Number(params[names[rule]])))
  const upperBounds = bounds(upper)
  if (upperBounds.length === 0) return []
  const [from, until] = [
    Math.max(...bounds(lower), floor ?? -Infinity),
    Math.min(...upperBounds, ...(kind === 'choices' ? [options!.length] : [])),
  ]
  // A NaN bound also counts as a fault, because the comparison is then false.
  return from <= until
    ? []
    : [fault('E190', at, `at least ${from}, at most ${until}`, 'No value fits between the bounds; widen one of them.')]
}

function initialFaults(at: string, { kind, initially, options, schema }: Field): readonly Fault[] {
  if (initially === undefined || options || (kind === 'date' && initially === 'today')) return []
  const issue = schema.safeParse(initially).error?.issues[0]
  if (!issue) return []
  const broken = issue.code === 'custom' ? `the rule ${String(issue.params?.rule)}` : 'its type'
  return [fault('E191', at, initially, `Start with a value that the field itself takes; this one breaks ${broken}.`)]
}

const unboundedFaults = (at: string, { searchText: words, storage, kind, rules }: Field): readonly Fault[] =>
  words === undefined || storage !== 'text' || rules.some(isBound)
    ? []
    : [fault('E192', at, kind, 'Say how long the text may be: `max` in characters or `maxBytes`.')]

const isBound = ({ rule, params, json }: Rule): boolean =>
  rule === 'maxFullWidth' || rule === 'maxBytes'
    ? Number.isFinite(params['max'])
    : typeof json?.['pattern'] === 'string' && !isUnbounded(json['pattern'])

/** Whether a pattern contains an unbounded repetition. Escaped characters and those in brackets do not count. */
const isUnbounded = (pattern: string): boolean =>
  /[*+]|\{[0-9]+,\}/.test(pattern.replaceAll(/\\./g, '').replaceAll(/\[[^\]]*\]/g, ''))

const optionFaults = (at: string, { options = [] }: Field): readonly Fault[] =>
  options
    .filter((option) => !/^[A-Za-z0-9_-]+$/.test(option))
    .map((option) =>
      fault(
        'E193',
        at,
        option,
        'Words are found by dotted keys, so an option is made of letters, digits, hyphens and underscores.',
      ),
    )
