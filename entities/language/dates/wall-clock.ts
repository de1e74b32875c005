import { tzOffset } from '@date-fns/tz/tzOffset'
import { timeZone } from './time-zone.ts'

/** What the clocks of a time zone show, and the instants at which they do. */

/** The instant at which a zone's clocks show a time (`2026-11-21T13:05`, seconds too), in milliseconds; NaN for what is no time. */
export function epochOf(wallTime: string, zone: string = timeZone): number {
  const utc = Date.parse(`${wallTime}Z`)
  // The offset at that time may differ from the one a few hours away, where clocks change.
  return utc - utcOffsetAt(utc - utcOffsetAt(utc, zone), zone)
}

/** The same as text in UTC, to the millisecond; undefined for a time to the minute that does not exist. */
export function instantFrom(wallTime: string, zone: string = timeZone): string | undefined {
  const utc = new Date(`${wallTime}Z`)
  if (Number.isNaN(utc.valueOf()) || !utc.toISOString().startsWith(wallTime)) return undefined
  return new Date(epochOf(wallTime, zone)).toISOString()
}

/** The instant at which a day begins in a zone. */
export const startOfDay = (day: string, zone: string = timeZone): string =>
  new Date(epochOf(`${day}T00:00`, zone)).toISOString()

/** `2026-11-21T13:05`, the time on a zone's clocks at an instant; undefined for what is no instant. */
export function wallClock(instant: unknown, zone: string = timeZone): string | undefined {
  const at = typeof instant === 'string' ? Date.parse(instant) : NaN
  if (Number.isNaN(at)) return undefined
  const wallTime = new Date(at + utcOffsetAt(at, zone)).toISOString()
  // A year of more than four digits is no time that anybody types.
  return /^\d/.test(wallTime) ? wallTime.slice(0, 16) : undefined
}

/** The day it is at an instant, in a zone; undefined for what is no instant. */
export const dayOf = (instant: unknown, zone: string = timeZone): string | undefined =>
  wallClock(instant, zone)?.slice(0, 10)

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. Before there were zones, it had seconds. */
const utcOffsetAt = (at: number, zone: string): number => Math.round(tzOffset(zone, new Date(at)) * 60) * 1000
