import type { FreeRule } from './rule.ts'

/** Nothing may point at a record that comes into a state: `freeWhen('status', 'abandoned')`. */
export const freeWhen = <F extends string>(states: F, state: string): FreeRule<F> => ({
  rule: 'integrity.inUse',
  params: {},
  at: states,
  when: { [states]: state } as Partial<Record<F, string>>,
  free: true,
})
