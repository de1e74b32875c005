import { timeZone } from '../../entities/language/dates/time-zone.ts'
import { dateFormat } from '../../locales/dates.ts'
import type { Recipient } from '../contact/recipient.ts'
import { translatorOf, type Language } from '../locale/translator.ts'
import type { Mail } from '../mail/outbox.ts'

/** What the mails about an application tell. None has anything in it that the applicant typed. */
export interface ApplicationFacts {
  readonly recipient: Recipient
  readonly applicationNo: string
  readonly people: number
  readonly event: { readonly title: string; readonly startAt: string }
}

/** Tells staff of an application, in Japanese, with a link to the list of applications. */
export const staffMail = (to: string, facts: ApplicationFacts, link: string): Mail =>
  applicationMail('ja', 'application', to, facts, link)

/** Confirms an application to the applicant, in the language it was sent in. */
export const applicantMail = (to: string, facts: ApplicationFacts, locale: Language): Mail =>
  applicationMail(locale, 'applied', to, facts)

function applicationMail(
  language: Language,
  kind: 'application' | 'applied',
  to: string,
  { recipient, event, applicationNo, people }: ApplicationFacts,
  link?: string,
): Mail {
  const site = (language === 'en' && recipient.nameEn) || recipient.name
  const at = dateFormat(language, timeZone, 'long', 'short')(new Date(event.startAt))
  const values = { site, applicationNo, people, title: event.title, at }
  const say = (key: string): string => translatorOf(language)(`mails.${kind}.${key}`, values)
  const parts = [say('opening'), ...(link ? [link] : []), say('closing')]
  return { to, subject: say('subject'), text: `${parts.join('\n\n')}\n` }
}
