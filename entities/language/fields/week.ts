import { z } from 'zod'
import { weekdays, type Weekday } from '../dates/plain-date.ts'
import { field } from '../field-kind.ts'
import { oneLine } from '../text/normalise-text.ts'
import type { Path, Rule } from '../rule.ts'
import { countExact, uniqueItems } from '../rules/arrays.ts'
import { text } from './text.ts'
import { time } from './time.ts'

/** A period of opening on the 30-hour clock. */
export interface OpeningRange {
  readonly openTime: string
  readonly closeTime: string
  readonly lastOrderTime?: string | null | undefined
}
export interface OpeningDay {
  readonly weekday: Weekday
  readonly isOpen: boolean
  readonly ranges: readonly OpeningRange[]
  readonly note?: string | null | undefined
}

/** The fields of a range, from which the inputs are built. */
export const rangeShape = { openTime: time(), closeTime: time(), lastOrderTime: time().nullish() }
export const dayNote = text({ max: 60 }).nullish()

/** The maximum number of ranges in a day. */
export const maxRanges = 3

const daySchema = z.strictObject({
  weekday: z.enum(weekdays),
  isOpen: z.boolean(),
  ranges: z.array(z.strictObject(rangeShape)).max(maxRanges),
  note: dayNote,
})

/** A rule for weeks that reports the path where it is broken. */
const weekRule = (rule: string, find: (week: readonly OpeningDay[]) => Path | undefined): Rule => ({
  rule: `integrity.${rule}`,
  params: {},
  holds: (value) => find(value as readonly OpeningDay[]) === undefined,
  where: (value) => find(value as readonly OpeningDay[]) ?? [],
})

/** The path of the first range of a week for which the test is true. */
const findRange =
  (isWrong: (range: OpeningRange, others: readonly OpeningRange[]) => boolean) => (week: readonly OpeningDay[]) => {
    for (const [day, { ranges }] of week.entries()) {
      for (const [index, range] of ranges.entries()) {
        if (isWrong(range, ranges.slice(0, index))) return [day, 'ranges', index] as const
      }
    }
    return undefined
  }

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const minutesPerDay = 24 * 60

const hoursWhenOpen = weekRule('hoursWhenOpen', (week) => {
  const day = week.findIndex(({ isOpen, ranges }) => isOpen && ranges.length === 0)
  return day === -1 ? undefined : [day, 'ranges']
})
const rangeOrder = weekRule(
  'rangeOrder',
  findRange(({ openTime, closeTime }) => closeTime <= openTime),
)
const rangesOverlap = weekRule(
  'rangesOverlap',
  findRange((range, earlier) =>
    earlier.some((other) => range.openTime < other.closeTime && other.openTime < range.closeTime),
  ),
)
const lastOrderInside = weekRule(
  'lastOrderInside',
  findRange(
    ({ openTime, closeTime, lastOrderTime }) =>
      typeof lastOrderTime === 'string' && (lastOrderTime < openTime || lastOrderTime > closeTime),
  ),
)
const noOverlapWithNextDay = weekRule('crossDayOverlap', (week) => {
  const opening = (weekday: Weekday): readonly OpeningRange[] => {
    const day = week.find((each) => each.weekday === weekday)
    return day?.isOpen ? day.ranges : []
  }
  for (const [index, day] of week.entries()) {
    const next = opening(weekdays[(weekdays.indexOf(day.weekday) + 1) % weekdays.length]!)
    const late = opening(day.weekday).findIndex(({ closeTime }) =>
      next.some(({ openTime }) => minutesOf(openTime) < minutesOf(closeTime) - minutesPerDay),
    )
    if (late !== -1) return [index, 'ranges', late]
  }
  return undefined
})

/** A day with its note as one line; whatever else it is stays. */
const withNote = (day: unknown): unknown =>
  typeof day === 'object' && day !== null && 'note' in day && typeof day.note === 'string'
    ? { ...day, note: oneLine(day.note) || null }
    : day

/**
 * A week of opening hours: seven days, each open or closed, with up to three ranges on the 30-hour clock.
 *
 * @remarks A row for each day, with a button that copies its hours to other days.
 * @example week()
 */
export const week = () =>
  field(z.array(daySchema), {
    kind: 'week',
    storage: 'json',
    rules: [
      countExact(7),
      uniqueItems('weekday'),
      hoursWhenOpen,
      rangeOrder,
      rangesOverlap,
      lastOrderInside,
      noOverlapWithNextDay,
    ],
    missingRule: 'selectRequired',
    wrongTypeRule: 'week',
    heavy: true,
    normalise: (value) => (Array.isArray(value) ? value.map(withNote) : value),
    initially: weekdays.map((weekday) => ({ weekday, isOpen: false, ranges: [], note: null })),
  })
