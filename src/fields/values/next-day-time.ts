import type { Words } from '../../shell/words/words.ts'

/** The time on the next day's clock for times from 24:00; undefined for earlier ones. */
export function nextDayTime(value: unknown): string | undefined {
  const parts = /^(2[4-9]):([0-5][0-9])$/.exec(String(value))
  return parts ? `${Number(parts[1]) - 24}:${parts[2]}` : undefined
}

/** A span of hours: past midnight, on the clock of 30 hours in Japanese and on the next day's in English. */
export function timeSpan(
  { locale, translate }: Pick<Words, 'locale' | 'translate'>,
  start: string,
  end: string,
): string {
  const late = nextDayTime(end)
  return `${start}–${late && locale === 'en' ? translate('commons.week.nextDay', { time: late }) : end}`
}
