/** Plain days (yyyy-mm-dd) and the instants at which they begin in a time zone. */

const format = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })

function partsOf(instant: number, timeZone: string): Record<string, string> {
  return Object.fromEntries(
    format(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
}

/** The day it is at an instant, in a zone. */
export function dayOf(instant: string, timeZone: string): string {
  const { year, month, day } = partsOf(Date.parse(instant), timeZone)
  return `${year}-${month}-${day}`
}

/** The instant at which a day begins in a zone. */
export function startOfDay(day: string, timeZone: string): string {
  const wall = Date.parse(`${day}T00:00:00Z`)
  const first = wall - offset(wall, timeZone)
  // The offset at midnight may differ from the one a few hours away, where clocks change.
  return new Date(wall - offset(first, timeZone)).toISOString()
}

/** How far a zone's clock is ahead of UTC at an instant, in milliseconds. */
function offset(instant: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = partsOf(instant, timeZone)
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - instant
}
