import type { Field } from '../../../entities/language/entity.ts'
import type { Unit } from '../../../entities/language/numbers/units.ts'
import type { Format } from '../../captain/words/format.ts'

/** What a field of numbers counts; amounts of money are in yen. */
export const unitOf = ({ kind, unit }: Field): Unit | undefined => (kind === 'yen' ? 'yen' : unit)

/** A number as its language writes it, with what it counts. */
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
