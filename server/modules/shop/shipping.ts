import { isHoliday } from '../../../entities/language/dates/holidays.ts'
import { addDays, today, weekdayOf } from '../../../entities/language/dates/plain-date.ts'
import { wallClock } from '../../../entities/language/dates/wall-clock.ts'
import type { RecordOf } from '../../../entities/language/entity.ts'
import type { delivery } from '../../../entities/shop/delivery.ts'
import type { shop } from '../../../entities/shop/shop.ts'

export type ShopSettings = RecordOf<typeof shop>
export type ShippingKind = RecordOf<typeof delivery>['shippingKind']

/** A parcel that an order becomes: how it is sent, and the places of its lines in the order. */
export interface Parcel {
  readonly kind: ShippingKind
  readonly lines: readonly number[]
}

/**
 * The parcels that lines of these kinds become. Chilled and frozen goods are never in the same one; what needs neither
 * goes with them, and by mail only where everything may.
 */
export function parcelsOf(kinds: readonly ShippingKind[]): readonly Parcel[] {
  const cool = (['chilled', 'frozen'] as const).filter((kind) => kinds.includes(kind))
  const [first = kinds.includes('normal') ? 'normal' : 'mail', ...others] = cool
  const placesOf = (fits: (kind: ShippingKind) => boolean) =>
    kinds.flatMap((kind, place) => (fits(kind) ? [place] : []))
  return [
    { kind: first, lines: placesOf((kind) => !others.some((other) => other === kind)) },
    ...others.map((other) => ({ kind: other, lines: placesOf((kind) => kind === other) })),
  ]
}

/** Longer than any wait: the longest time to make something, at a shop that ships on one day of the week. */
const maxWait = 1000

/**
 * The day on which an order placed at an instant is shipped: counted in shipping days, from the day of the order or,
 * from the deadline on, the next. Undefined for a shop that never ships.
 */
export function shippingDay(shop: ShopSettings, leadTimeDays: number, at: Date): string | undefined {
  const { orderDeadline } = shop
  const isLate = orderDeadline !== null && wallClock(at.toISOString())!.slice(11) >= orderDeadline
  let left = leadTimeDays
  for (let day = addDays(today(at), isLate ? 1 : 0), wait = 0; wait < maxWait; day = addDays(day, 1), wait += 1) {
    if (!shipsOn(shop, day)) continue
    if (left === 0) return day
    left -= 1
  }
  return undefined
}

const shipsOn = ({ closedWeekdays, closedOnHolidays, closedPeriods }: ShopSettings, day: string): boolean =>
  !closedWeekdays?.includes(weekdayOf(day)) &&
  !(closedOnHolidays && isHoliday(day)) &&
  !closedPeriods?.some(({ from, until }) => from <= day && day <= (until ?? from))
