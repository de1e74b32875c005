type Language = 'ja' | 'en'

/** The tag that dates and numbers are formatted by: British English, because plain `en` means American. */
export const tagOf = (language: Language): string => (language === 'ja' ? 'ja-JP' : 'en-GB')

/**
 * Returns a formatter of days: `short` for screens (`2026/11/21`, `21 Nov 2026`, since English readers disagree on the
 * order of numeric dates), `long` for public texts and letters (`2026年11月21日`, `21 November 2026`); on request to the
 * minute (`21 Nov 2026 13:05`).
 */
export function dateFormat(
  language: Language,
  timeZone: string,
  length: 'short' | 'long',
  toMinute = false,
): (at: Date) => string {
  const isNumeric = length === 'short' && language === 'ja'
  const format = new Intl.DateTimeFormat(tagOf(language), {
    year: 'numeric',
    month: isNumeric ? '2-digit' : length,
    day: isNumeric ? '2-digit' : 'numeric',
    ...(toMinute && { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    timeZone,
  })
  return (at) => format.format(at).replace(/,| at/, '')
}
