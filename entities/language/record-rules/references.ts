import type { RecordRule } from './rule.ts'
import { hasValue } from '../condition.ts'

/** A record does not reference itself. A new record has no id yet, so it cannot. */
export const notSelf = <F extends string>(references: F): RecordRule<F> => ({
  rule: 'integrity.notSelf',
  params: {},
  at: references,
  holds: (record) => !hasValue(record.id) || ![record[references]].flat().includes(record.id),
})
