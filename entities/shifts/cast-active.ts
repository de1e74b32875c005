import type { ReferencedRecordRule } from '../language/cross-record-rules/index.ts'

/** The referenced cast member is active: neither on leave nor gone. */
export const castActive = <F extends string>(cast: F): ReferencedRecordRule<F> => ({
  rule: 'integrity.castNotActive',
  params: {},
  at: cast,
  reference: cast,
  fields: [],
  holds: ({ status }) => status === 'active',
})
