export type RecordValues = Readonly<Record<string, unknown>>

/** The condition under which a rule across fields applies: `{ licenseKind: 'paid' }`. All entries must match. */
export type When<F extends string = string> = Readonly<Record<F, Expectation>>

type Primitive = string | number | boolean

/** What a condition can expect of a field with values of type `T`. */
export type Expectation<T extends Primitive = Primitive> =
  T | readonly T[] | typeof anyValue | { readonly not: readonly T[] }

/** The fields that a condition names. */
export type FieldNamesIn<W> = Extract<keyof W, string>

/** Matches any value. */
export const anyValue = { anyValue: true } as const

/** Matches everything except these values. */
export const not = <const T extends readonly Primitive[]>(...values: T): { readonly not: T } => ({ not: values })

/** Whether a field is filled in: text, a number, an item, a file. `false` counts as a value. */
export const hasValue = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** Whether a record matches a condition. */
export const matchesCondition = (when: When<string>, record: RecordValues): boolean =>
  Object.entries(when).every(([field, expected]) => matchesExpectation(expected, record[field]))

function matchesExpectation(expected: Expectation, value: unknown): boolean {
  if (typeof expected !== 'object') return value === expected
  if ('anyValue' in expected) return hasValue(value)
  if ('not' in expected) return !expected.not.includes(value as Primitive)
  return expected.includes(value as Primitive)
}

/** The values that an expectation names; empty for `anyValue`. */
export function expectedValues(expected: unknown): readonly unknown[] {
  if (Array.isArray(expected)) return expected
  if (typeof expected !== 'object' || expected === null) return [expected]
  return 'not' in expected ? expectedValues(expected.not) : []
}

/** One entry of a condition, for putting it into words. Without `values`, any value matches. */
export interface ConditionPart {
  readonly field: string
  readonly negated: boolean
  readonly values: readonly string[]
}

/** The entries of a condition. */
export const parseCondition = (when: When): readonly ConditionPart[] =>
  Object.entries(when).map(([field, expected]) => ({
    field,
    negated: typeof expected === 'object' && 'not' in expected,
    values: expectedValues(expected).map(String),
  }))
