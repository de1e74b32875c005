import { z } from 'zod'
import { weekdays, type Weekday } from '../calendar.ts'
import { field } from '../kind.ts'
import type { Path, Rule } from '../rule.ts'
import { countExact, uniqueItems } from '../rules/arrays.ts'
import { text } from './text.ts'
import { time } from './time.ts'

/** A span of opening on the 30-hour clock. */
export interface Range {
  readonly openTime: string
  readonly closeTime: string
  readonly lastOrderTime?: string | null | undefined
}
export interface Day {
  readonly weekday: Weekday
  readonly isOpen: boolean
  readonly ranges: readonly Range[]
  readonly note?: string | null | undefined
}

/** The fields of a span; inputs are made of them. */
export const rangeShape = { openTime: time(), closeTime: time(), lastOrderTime: time().nullish() }
export const dayNote = text({ max: 60 }).nullish()

/** The most spans of a day. */
export const mostRanges = 3

const daySchema = z.strictObject({
  weekday: z.enum(weekdays),
  isOpen: z.boolean(),
  ranges: z.array(z.strictObject(rangeShape)).max(mostRanges),
  note: dayNote,
})

/** A rule of weeks that knows the place where it is broken. */
const ofWeek = (rule: string, find: (week: readonly Day[]) => Path | undefined): Rule => ({
  rule: `integrity.${rule}`,
  params: {},
  holds: (value) => find(value as readonly Day[]) === undefined,
  where: (value) => find(value as readonly Day[]) ?? [],
})

/** The first range of a week, in order, that a test finds wrong. */
const firstRange = (wrong: (range: Range, others: readonly Range[]) => boolean) => (week: readonly Day[]) => {
  for (const [day, { ranges }] of week.entries()) {
    for (const [index, range] of ranges.entries()) {
      if (wrong(range, ranges.slice(0, index))) return [day, 'ranges', index] as const
    }
  }
  return undefined
}

const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const wholeDay = 24 * 60

const hoursWhenOpen = ofWeek('hoursWhenOpen', (week) => {
  const day = week.findIndex(({ isOpen, ranges }) => isOpen && ranges.length === 0)
  return day === -1 ? undefined : [day, 'ranges']
})
const rangeOrder = ofWeek(
  'rangeOrder',
  firstRange(({ openTime, closeTime }) => closeTime <= openTime),
)
const rangesOverlap = ofWeek(
  'rangesOverlap',
  firstRange((range, earlier) =>
    earlier.some((other) => range.openTime < other.closeTime && other.openTime < range.closeTime),
  ),
)
const lastOrderInside = ofWeek(
  'lastOrderInside',
  firstRange(
    ({ openTime, closeTime, lastOrderTime }) =>
      typeof lastOrderTime === 'string' && (lastOrderTime < openTime || lastOrderTime > closeTime),
  ),
)
const crossDayOverlap = ofWeek('crossDayOverlap', (week) => {
  const opening = (weekday: Weekday): readonly Range[] => {
    const day = week.find((each) => each.weekday === weekday)
    return day?.isOpen ? day.ranges : []
  }
  for (const [index, day] of week.entries()) {
    const next = opening(weekdays[(weekdays.indexOf(day.weekday) + 1) % weekdays.length]!)
    const late = opening(day.weekday).findIndex(({ closeTime }) =>
      next.some(({ openTime }) => minutes(openTime) < minutes(closeTime) - wholeDay),
    )
    if (late !== -1) return [index, 'ranges', late]
  }
  return undefined
})

/** A week of opening hours: seven days, each open or closed, with ranges that may run past 24:00 (30-hour clock). */
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
      crossDayOverlap,
    ],
    missing: 'selectRequired',
    mistyped: 'week',
    heavy: true,
    initially: weekdays.map((weekday) => ({ weekday, isOpen: false, ranges: [], note: null })),
  })
