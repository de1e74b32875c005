import type { Field } from '../../../entities/language/entity.ts'
import type { Unit } from '../../../entities/language/numbers/units.ts'
import type { Format } from './format.ts'

/** The unit of a numeric field; money is in yen. */
export const unitOf = ({ kind, unit }: Field): Unit | undefined => (kind === 'yen' ? 'yen' : unit)

/** A number in the language's notation, with its unit. */
export function amountText(
  field: Field,
  value: unknown,
  format: Format,
  translate: (key: string, params: object) => string,
): string {
  const n = format.number(value as number | string)
  const unit = unitOf(field)
  return unit ? translate(`units.${unit}`, { smart_count: Number(value), n }) : n
}
