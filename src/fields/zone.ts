/** Wall-clock time in a zone, and back. */

/** `2026-11-21T13:05`, the time on a zone's clocks at an instant; undefined for what is no instant. */
export function wallClock(instant: unknown, timeZone: string): string | undefined {
  const date = new Date(String(instant))
  if (typeof instant !== 'string' || Number.isNaN(date.valueOf())) return undefined
  const wall = new Date(date.valueOf() + offsetAt(date, timeZone)).toISOString()
  // A year of more than four digits is no time that anybody types.
  return /^\d/.test(wall) ? wall.slice(0, 16) : undefined
}

/** The instant (UTC, to the millisecond) at which a zone's clocks show a time; undefined for a time that does not exist. */
export function instantAt(wall: string, timeZone: string): string | undefined {
  const asUtc = new Date(`${wall}:00Z`)
  if (Number.isNaN(asUtc.valueOf()) || !asUtc.toISOString().startsWith(wall)) return undefined
  const guess = new Date(asUtc.valueOf() - offsetAt(asUtc, timeZone))
  return new Date(asUtc.valueOf() - offsetAt(guess, timeZone)).toISOString()
}

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetAt(date: Date, timeZone: string): number {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year, month, day, hour, minute, second } = parts as Record<string, number>
  const wall = new Date(0)
  // `Date.UTC` takes a year below 100 for one of the last century.
  wall.setUTCFullYear(year!, month! - 1, day!)
  wall.setUTCHours(hour!, minute!, second!)
  return wall.valueOf() - Math.floor(date.valueOf() / 1000) * 1000
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(timeZone, clock)
  return clock
}

const written = /^([0-9]{4})[-/.年]([0-9]{1,2})[-/.月]([0-9]{1,2})日?(?:[ T]*([0-9]{1,2})[:時]?([0-9]{2})分?)?$/

/** A date and time as people type it (2026/1/5 9:30, full width, 930, or the day alone) as a time on the clock. */
export function wallFrom(text: string): string | undefined {
  const parts = written.exec(text.normalize('NFKC').trim())
  if (!parts) return undefined
  const [month, day, hour = '00', minute = '00'] = parts.slice(2).map((part) => part?.padStart(2, '0'))
  return `${parts[1]}-${month}-${day}T${hour}:${minute}`
}
