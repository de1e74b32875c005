import { timeZone } from '../../entities/language/dates/time-zone.ts'
import { tagOf } from '../../locales/tags.ts'
import type { SiteClosing } from '../shell/page-context.ts'
import type { Words } from '../shell/words/words.ts'

/** A maintenance notice, as passed in by the server. */
export interface ClosingNotice {
  readonly title: string
  readonly message: string | null
  readonly messageEn: string | null
  readonly endAt: string | null
  readonly isLetIn: boolean
  readonly againIn: number
}

/** The notice in the page's language. The operator's heading is in Japanese only. */
export function closingNoticeView(notice: ClosingNotice, { locale, translate }: Words): SiteClosing {
  const { title, message, messageEn, endAt, isLetIn } = notice
  const english = locale === 'en'
  const at = new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long', timeStyle: 'short', timeZone })
  return {
    title: english ? translate('public.closing.title') : title,
    message: (english && messageEn) || message,
    lang: english && !messageEn && message ? 'ja' : undefined,
    until: endAt && translate('public.closing.until', { at: at.format(new Date(endAt)) }),
    isLetIn,
  }
}
