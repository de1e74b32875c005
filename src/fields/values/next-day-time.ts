/** The time on the next day's clock for times from 24:00; undefined for earlier ones. */
export function nextDayTime(value: unknown): string | undefined {
  const parts = /^(2[4-9]):([0-5][0-9])$/.exec(String(value))
  return parts ? `${Number(parts[1]) - 24}:${parts[2]}` : undefined
}
