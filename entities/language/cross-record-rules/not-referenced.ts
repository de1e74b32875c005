import type { NotReferencedRule } from './rule.ts'

/** Nothing may point at a record that comes into a state: `notReferencedWhen('status', 'abandoned')`. */
export const notReferencedWhen = <F extends string>(states: F, state: string): NotReferencedRule<F> => ({
  rule: 'integrity.inUse',
  params: {},
  at: states,
  when: { [states]: state } as Partial<Record<F, string>>,
  notReferenced: true,
})
