import { tzOffset } from '@date-fns/tz/tzOffset'
import { timeZone } from './time-zone.ts'

/** Conversion between the local time of a time zone and instants. */

/** A time of a business day on the 30-hour clock, which the whole text must match: 27:00 is three in the morning. */
export const time30Pattern = /(?:[01][0-9]|2[0-9]):[0-5][0-9]/

/**
 * The instant of a local time (`2026-11-21T13:05`, optionally with seconds) in a zone, in milliseconds since the epoch;
 * NaN if it is not a time.
 */
export function epochOf(wallTime: string, zone: string = timeZone): number {
  const utc = Date.parse(`${wallTime}Z`)
  // The offset at that time may differ from the one a few hours away, where clocks change.
  return utc - utcOffsetAt(utc - utcOffsetAt(utc, zone), zone)
}

/** The instant of a local time as UTC text with milliseconds; undefined for a local time that does not exist. */
export function instantFrom(wallTime: string, zone: string = timeZone): string | undefined {
  const utc = new Date(`${wallTime}Z`)
  if (Number.isNaN(utc.valueOf()) || !utc.toISOString().startsWith(wallTime)) return undefined
  return new Date(epochOf(wallTime, zone)).toISOString()
}

/** The instant at which a day begins in a zone. */
export const startOfDay = (day: string, zone: string = timeZone): string =>
  new Date(epochOf(`${day}T00:00`, zone)).toISOString()

const instantPattern = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+(?:Z|[+-][0-9]{2}:[0-9]{2})$/

/**
 * The local time of an instant in a zone, to the minute (`2026-11-21T13:05`); undefined if the value is not an instant.
 */
export function wallClock(instant: unknown, zone: string = timeZone): string | undefined {
  // `Date` reads much more, each engine in its own way.
  const at = typeof instant === 'string' && instantPattern.test(instant) ? Date.parse(instant) : NaN
  if (Number.isNaN(at)) return undefined
  const wallTime = new Date(at + utcOffsetAt(at, zone)).toISOString()
  // Years of more than four digits are not something anybody types.
  return /^\d/.test(wallTime) ? wallTime.slice(0, 16) : undefined
}

/** The local date of an instant in a zone; undefined if the value is not an instant. */
export const dayOf = (instant: unknown, zone: string = timeZone): string | undefined =>
  wallClock(instant, zone)?.slice(0, 10)

/**
 * When readers last met something new in what appears at its own time: its change or, where it appeared after that, its
 * appearance. Both are instants as they are stored.
 */
export const lastNews = (changed: string, appeared: string): string => (appeared > changed ? appeared : changed)

/** The offset of a zone from UTC at an instant, in milliseconds. Historic local times had offsets with seconds. */
const utcOffsetAt = (at: number, zone: string): number => Math.round(tzOffset(zone, new Date(at)) * 60) * 1000
