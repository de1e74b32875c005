import { addDays, monthOf, weekOf } from './plain-date.ts'

/**
 * Days as seen from today, by the names under which lists filter by them. Weeks begin on Monday. `next-7-days` are today
 * and the six days after it, `last-7-days` today and the six before it.
 */
const spans = {
  today: (day) => dayAt(day),
  tomorrow: (day) => dayAt(addDays(day, 1)),
  yesterday: (day) => dayAt(addDays(day, -1)),
  'this-week': weekOf,
  'next-week': (day) => weekOf(addDays(day, 7)),
  'last-week': (day) => weekOf(addDays(day, -7)),
  'this-month': monthOf,
  'next-month': (day) => monthOf(addDays(monthOf(day).until, 1)),
  'last-month': (day) => monthOf(addDays(monthOf(day).from, -1)),
  'next-7-days': (day) => ({ from: day, until: addDays(day, 6) }),
  'last-7-days': (day) => ({ from: addDays(day, -6), until: day }),
  'next-30-days': (day) => ({ from: day, until: addDays(day, 29) }),
  'last-30-days': (day) => ({ from: addDays(day, -29), until: day }),
  'before-today': (day) => ({ until: addDays(day, -1) }),
  'from-today': (day) => ({ from: day }),
} as const satisfies Record<string, (day: string) => DaySpan>

/** Both ends inclusive; either may be open. */
export interface DaySpan {
  readonly from?: string
  readonly until?: string
}

const dayAt = (day: string): DaySpan => ({ from: day, until: day })

type SpanName = keyof typeof spans
export const relativeDays = Object.keys(spans) as readonly SpanName[]

/** `older-than-3-days`: before the day that was three days ago. From 1 to 999 days. */
export const olderThan = (days: number): string => `older-than-${days}-days`
export const maxOlderThan = 999

/** The days of a name such as `older-than-3-days`. */
export function daysOlderThan(name: string): number | undefined {
  const days = /^older-than-([1-9]\d{0,2})-days$/.exec(name)?.[1]
  return days === undefined ? undefined : Number(days)
}

export const isRelativeDays = (name: unknown): name is string =>
  typeof name === 'string' && (Object.hasOwn(spans, name) || daysOlderThan(name) !== undefined)

/** The days that a name stands for on a day. */
export function relativeSpan(name: string, day: string): DaySpan {
  const older = daysOlderThan(name)
  return older === undefined ? spans[name as SpanName](day) : { until: addDays(day, -older - 1) }
}
