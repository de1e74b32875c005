import type { NotReferencedRule } from './rule.ts'

/** A record that enters one of the states must not be referenced: `notReferencedWhen('status', 'abandoned')`. */
export const notReferencedWhen = <F extends string>(
  states: F,
  state: string | readonly string[],
): NotReferencedRule<F> => ({
  rule: 'integrity.inUse',
  params: {},
  at: states,
  when: { [states]: state } as NonNullable<NotReferencedRule<F>['when']>,
  notReferenced: true,
})
