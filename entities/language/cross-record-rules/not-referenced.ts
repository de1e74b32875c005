import type { NotReferencedRule } from './rule.ts'

/** A record that enters a state must not be referenced: `notReferencedWhen('status', 'abandoned')`. */
export const notReferencedWhen = <F extends string>(states: F, state: string): NotReferencedRule<F> => ({
  rule: 'integrity.inUse',
  params: {},
  at: states,
  when: { [states]: state } as Partial<Record<F, string>>,
  notReferenced: true,
})
