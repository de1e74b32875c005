import { today } from '../../../entities/language/dates/plain-date.ts'
import { epochOf } from '../../../entities/language/dates/wall-clock.ts'

const day = 86_400_000
/** A serial number starting with the day: `@-3d#0001` is 20261117-0001 on 20 November 2026. */
const numberPattern = /^@([+-]\d+)d#([\d-]+)$/
const relativePattern = /^@(?:today|([+-]\d+)d)(?:T(\d{2}:\d{2}))?$/

/** The date a number of days from today, in Japan. */
export const dateIn = (days: number): string => today(new Date(Date.now() + days * day))

/** The instant of a Japanese local time, a number of days from today. */
export const instantIn = (days: number, clock: string): string =>
  new Date(epochOf(`${dateIn(days)}T${clock}`)).toISOString()

/**
 * Resolves the dates of demo content, which are relative to the day it is loaded: `@today`, `@+120d`, `@+7dT19:00`, and
 * serial numbers.
 */
export function resolveDates(value: unknown): unknown {
  if (typeof value === 'string') {
    const [, before, number] = numberPattern.exec(value) ?? []
    if (number) return `${dateIn(Number(before)).replaceAll('-', '')}-${number}`
    const [matched, days, clock] = relativePattern.exec(value) ?? []
    if (matched) return clock ? instantIn(Number(days ?? 0), clock) : dateIn(Number(days ?? 0))
    return /^\d{4}-\d{2}-\d{2}T.*[+-]\d{2}:\d{2}$/.test(value) ? new Date(value).toISOString() : value
  }
  if (Array.isArray(value)) return value.map(resolveDates)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolveDates(inner)]))
  }
  return value
}
