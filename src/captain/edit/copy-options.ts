import type { Values } from '../../../entities/language/input/body.ts'
import { addDays, isWithinDateRange } from '../../../entities/language/dates/plain-date.ts'
import { instantFrom, wallClock } from '../../../entities/language/dates/wall-clock.ts'
import type { Entity, Field } from '../../../entities/language/entity.ts'
import { itemFields } from '../../../entities/language/derived/reference-fields.ts'
import { isSameValue } from '../../kernel/form/same-value.ts'

/** By how much the dates of a copy are moved. Weeks keep the day of the week, months the day of the month. */
export const dateShifts = {
  none: {},
  week: { weeks: 1 },
  twoWeeks: { weeks: 2 },
  fourWeeks: { weeks: 4 },
  fiveWeeks: { weeks: 5 },
  month: { months: 1 },
  year: { months: 12 },
} as const satisfies Record<string, { readonly weeks?: number; readonly months?: number }>
export type DateShift = keyof typeof dateShifts

const isPicture = ({ kind }: Field): boolean => kind === 'image' || kind === 'images'
const hasDates = (field: Field): boolean =>
  field.kind === 'date' || field.kind === 'date-time' || Object.values(itemFields(field)).some(hasDates)

/** The names of a copy's pictures and of its fields with dates, as far as they have a value. */
export function optionalParts({ fields }: Entity, copy: Values) {
  const filled = Object.values(fields).filter(({ name }) => (copy[name] ?? null) !== null)
  return {
    pictures: filled.filter(isPicture).map(({ name }) => name),
    dates: filled.filter(hasDates).map(({ name }) => name),
  }
}

/** A copy's pictures and dates as chosen. */
export function chosenParts(entity: Entity, copy: Values, shift: DateShift, withPictures: boolean): Values {
  const { pictures, dates } = optionalParts(entity, copy)
  return Object.fromEntries([
    ...pictures.map((name) => [name, withPictures ? copy[name] : null]),
    ...dates.map((name) => [name, moved(entity.fields[name]!, copy[name], shift)]),
  ])
}

/** What was chosen of a copy. */
export interface CopyChoice {
  readonly shift: DateShift
  readonly withPictures: boolean
}

/**
 * What was chosen, as the values of the form have it, which may be those of an earlier visit; where several choices fit
 * as many of them, `known`.
 */
export function choiceOf(entity: Entity, copy: Values, values: Values, known: CopyChoice): CopyChoice {
  const { pictures, dates } = optionalParts(entity, copy)
  const fitting = (names: readonly string[], { shift, withPictures }: CopyChoice): number => {
    const parts = chosenParts(entity, copy, shift, withPictures)
    return names.filter((name) => isSameValue(values[name], parts[name])).length
  }
  const shifts = (Object.keys(dateShifts) as DateShift[]).map((shift) => ({ ...known, shift }))
  const { shift } = best([known, ...shifts], (choice) => fitting(dates, choice))
  const { withPictures } = best([known, { ...known, withPictures: !known.withPictures }], (choice) =>
    fitting(pictures, choice),
  )
  return { shift, withPictures }
}

/** The first of those with the highest rank. */
const best = <T>(all: readonly [T, ...T[]], rank: (each: T) => number): T =>
  all.reduce((found, each) => (rank(each) > rank(found) ? each : found))

function moved(field: Field, value: unknown, shift: DateShift): unknown {
  if (field.kind === 'date') return movedDay(String(value), shift)
  if (field.kind === 'date-time') {
    const [day, time] = (wallClock(value) ?? '').split('T')
    return (day && instantFrom(`${movedDay(day, shift)}T${time}`)) || value
  }
  if (!Array.isArray(value)) return value
  const items = Object.values(itemFields(field)).filter(hasDates)
  return (value as readonly Values[]).map((row) => ({
    ...row,
    ...Object.fromEntries(
      items
        .filter(({ name }) => (row[name] ?? null) !== null)
        .map((item) => [item.name, moved(item, row[item.name], shift)]),
    ),
  }))
}

function movedDay(day: string, shift: DateShift): string {
  const { weeks = 0, months = 0 }: { readonly weeks?: number; readonly months?: number } = dateShifts[shift]
  const next = months > 0 ? addMonths(day, months) : addDays(day, 7 * weeks)
  return isWithinDateRange(next) ? next : day
}

/** The same day of a later month, or the last day of a month that is too short. */
function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + months, 0))
  const first = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last.getUTCDate())))
  return first.toISOString().slice(0, 10)
}
