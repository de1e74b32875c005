/** The hours, of twelve, that each part of a day is said with: 夜1時 could be either. */
const partsOfDay: Readonly<Record<string, readonly [first: number, last: number, half: 'am' | 'pm']>> = {
  朝: [4, 11, 'am'],
  夕方: [3, 7, 'pm'],
  夜: [6, 11, 'pm'],
}

const timePattern =
  /^(午前|午後|朝|夕方|夜|am|pm)?\s*([0-9]{1,2})(?:[:時]\s*([0-9]{1,2}|半)?分?(?::([0-9]{2}))?|([0-9]{2}))?\s*(am|pm|時)?$/

interface Clock {
  /** The last hour that there is: 29 on the 30-hour clock. */
  readonly lastHour: number
  /** Whether a number alone is an hour. It may be a day as well where days are typed, too. */
  readonly isBareHour: boolean
}

/** 翌2時, 翌日の2時 and 翌朝5時 are of the day after, which on the 30-hour clock go on from 24:00. */
const nextDay = /^翌(?:日|朝)?の?\s*/

/** What a text says of the day after the one that it stands with; undefined if it does not. */
export const timeOfNextDay = (text: string): string | undefined =>
  nextDay.test(text) ? text.replace(nextDay, '') : undefined

/**
 * A time of day as somebody typed it, in half width and lower case: 18:00, 18:00:30, 1800, 10時, 10時半, 午後3時, 正午, 朝7時,
 * 3pm, 翌2時. The end of the day is 24:00, on the 24-hour clock, too. Undefined for anything else.
 */
export function parseTypedTime(text: string, clock: Clock): string | undefined {
  const ofNextDay = timeOfNextDay(text)
  if (ofNextDay === undefined) return timeOfDay(text, clock)
  const time = timeOfDay(ofNextDay, { ...clock, lastHour: 23 })
  const hours = time === undefined ? NaN : Number(time.slice(0, 2)) + 24
  return hours <= clock.lastHour ? `${hours}${time!.slice(2)}` : undefined
}

function timeOfDay(text: string, { lastHour, isBareHour }: Clock): string | undefined {
  if (text === '正午') return '12:00'
  const parts = timePattern.exec(text)
  if (!parts) return undefined
  const [, before, hour, minutes, seconds = '00', joined, after] = parts
  const part = before === undefined ? undefined : partsOfDay[before]
  if (part && (Number(hour) < part[0] || Number(hour) > part[1])) return undefined
  const half = part?.[2] ?? before ?? after
  const isBare = minutes === undefined && joined === undefined && half === undefined && !/[:時]/.test(text)
  if (isBare && !isBareHour) return undefined
  const minute = minutes === '半' ? 30 : Number(minutes ?? joined ?? 0)
  const isPm = half === 'pm' || half === '午後'
  const is12 = half !== undefined && half !== '時' && Number(hour) === 12
  const hours = Number(hour) + (isPm && Number(hour) < 12 ? 12 : 0) - (is12 && !isPm ? 12 : 0)
  const isOfHalf = half === undefined || half === '時' || Number(hour) <= 12
  const isEnd = hours === 24 && minute === 0 && seconds === '00'
  if (!isOfHalf || (hours > lastHour && !isEnd) || minute > 59 || Number(seconds) > 59) return undefined
  const time = `${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  return seconds === '00' ? time : `${time}:${seconds}`
}
