import type { Field } from '../entity.ts'

/** The largest number that a field's rules let it hold; Infinity if none sets a bound. */
export const maximumOf = ({ rules }: Pick<Field, 'rules'>): number =>
  Math.min(Infinity, ...rules.flatMap(({ json }) => (typeof json?.maximum === 'number' ? [json.maximum] : [])))
