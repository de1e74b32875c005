/** When a rule between fields applies: `{ licenseKind: 'paid' }`. Several entries must all be so. */
export type When<F extends string = string> = Readonly<Record<F, Expectation>>

type Primitive = string | number | boolean

/** What a condition expects of a field whose values are `T`. */
export type Expectation<T extends Primitive = Primitive> =
  T | readonly T[] | typeof anyValue | { readonly not: readonly T[] }

/** The fields that a condition names. */
export type FieldNamesIn<W> = Extract<keyof W, string>

/** The field has any value. */
export const anyValue = { anyValue: true } as const

/** The field has none of these. */
export const not = <const T extends readonly Primitive[]>(...values: T): { readonly not: T } => ({ not: values })

/** Whether there is something in a field: text, a number, an item, a file. Switched off is a value too. */
export const hasValue = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** Whether a record is as a condition says. */
export const matchesCondition = (when: When<string>, record: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(when).every(([field, expected]) => matchesExpectation(expected, record[field]))

function matchesExpectation(expected: Expectation, value: unknown): boolean {
  if (typeof expected !== 'object') return value === expected
  if ('anyValue' in expected) return hasValue(value)
  if ('not' in expected) return !expected.not.includes(value as Primitive)
  return expected.includes(value as Primitive)
}

/** The values that a field is compared with; none where any value will do. */
export function expectedValues(expected: unknown): readonly unknown[] {
  if (Array.isArray(expected)) return expected
  if (typeof expected !== 'object' || expected === null) return [expected]
  return 'not' in expected ? expectedValues(expected.not) : []
}

/** One part of a condition, for those who say it in words. Without values it asks for any. */
export interface ConditionPart {
  readonly field: string
  readonly negated: boolean
  readonly values: readonly string[]
}

/** The parts of a condition. */
export const parseCondition = (when: When): readonly ConditionPart[] =>
  Object.entries(when).map(([field, expected]) => ({
    field,
    negated: typeof expected === 'object' && 'not' in expected,
    values: expectedValues(expected).map(String),
  }))
