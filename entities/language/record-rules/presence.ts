import type { RecordRule } from './rule.ts'
import { hasValue, matchesCondition, type FieldNamesIn, type When } from '../condition.ts'

/** At least one of the fields has a value. */
export const atLeastOne = <F extends string>(...fields: readonly [F, ...F[]]): RecordRule<F> => ({
  rule: 'integrity.atLeastOne',
  forPublishing: true,
  params: { labels: fields.join(',') },
  at: fields[0],
  oneOf: fields,
  holds: (record) => fields.some((field) => hasValue(record[field])),
})

/** Exactly one of two fields has a value. */
export const exactlyOneOf = <F extends string>(a: F, b: F): RecordRule<F> => ({
  rule: 'integrity.exactlyOneOf',
  forPublishing: true,
  params: { labels: `${a},${b}` },
  at: a,
  oneOf: [a, b],
  holds: (record) => hasValue(record[a]) !== hasValue(record[b]),
})

/** Both fields have a value, or neither does. The fault is shown at the empty one. */
export const requiredTogether = <F extends string>(a: F, b: F): readonly RecordRule<F>[] =>
  [
    { at: a, other: b },
    { at: b, other: a },
  ].map(({ at, other }) => ({
    rule: 'integrity.requiredTogether',
    forPublishing: true,
    params: { labels: `${a},${b}` },
    at,
    holds: (record) => hasValue(record[at]) || !hasValue(record[other]),
  }))

/** The target has a value when the record matches the condition: `requiredWhen('price', { licenseKind: 'paid' })`. */
export const requiredWhen = <T extends string, const W extends When>(
  target: T,
  when: W,
): RecordRule<T | FieldNamesIn<W>, W> => ({
  rule: 'integrity.requiredWhen',
  forPublishing: true,
  params: { target, condition: when },
  when,
  at: target,
  holds: (record) => !matchesCondition(when, record) || hasValue(record[target]),
})

/** At least one of the targets has a value when the record matches the condition. */
export const anyRequiredWhen = <const T extends string, const W extends When>(
  targets: readonly [T, ...T[]],
  when: W,
): RecordRule<T | FieldNamesIn<W>, W> => ({
  rule: 'integrity.anyRequiredWhen',
  forPublishing: true,
  params: { labels: targets.join(','), condition: when },
  when,
  at: targets[0],
  oneOf: targets,
  holds: (record) => !matchesCondition(when, record) || targets.some((target) => hasValue(record[target])),
})

/** The target is switched on when the record matches the condition. */
export const onWhen = <T extends string, const W extends When>(
  target: T,
  when: W,
): RecordRule<T | FieldNamesIn<W>, W> => ({
  rule: 'integrity.onWhen',
  forPublishing: true,
  params: { target, condition: when },
  when,
  at: target,
  holds: (record) => !matchesCondition(when, record) || record[target] === true,
})

/** The target is empty when the record matches the condition. */
export const emptyWhen = <T extends string, const W extends When>(
  target: T,
  when: W,
): RecordRule<T | FieldNamesIn<W>, W> => ({
  rule: 'integrity.emptyWhen',
  params: { target, condition: when },
  when,
  at: target,
  holds: (record) => !matchesCondition(when, record) || !hasValue(record[target]),
})

/** The target is switched off when the record matches the condition. */
export const offWhen = <T extends string, const W extends When>(
  target: T,
  when: W,
): RecordRule<T | FieldNamesIn<W>, W> => ({
  rule: 'integrity.offWhen',
  params: { target, condition: when },
  when,
  at: target,
  holds: (record) => !matchesCondition(when, record) || record[target] !== true,
})
