import { timeZone } from '../../entities/language/dates/time-zone.ts'
import { dateFormat } from '../../locales/dates.ts'
import type { ApplicationEmail } from '../../entities/language/shared/application-emails.ts'
import { honorificOf } from '../../entities/language/shared/honorific.ts'
import type { Values } from '../../entities/language/input/body.ts'
import { languageOf, type Shop } from '../mail/customer.ts'
import type { Recipient } from '../contact/recipient.ts'
import { translatorOf, type Language } from '../locale/translator.ts'
import type { Mail } from '../mail/outbox.ts'

/**
 * An email to an applicant about what became of their application, in the language it was sent in. They have confirmed
 * their address by then, or staff have read it, so they are named.
 */
export function outcomeMail(kind: ApplicationEmail, record: Values, event: Values | undefined, shop: Shop): Mail {
  const language = languageOf(record)
  const translate = translatorOf(language)
  const site = (language === 'en' && shop.nameEn) || shop.name
  const name = String(record.name)
  const addressee = translate(`resources.order.documents.addressee.${honorificOf(name)}`, { name })
  const values = { site, addressee, ...applicationFacts(language, record, event) }
  const say = (key: string): string => translate(`mails.booking.${kind}.${key}`, values)
  const parts = [
    say('opening'),
    translate('mails.booking.facts', values),
    say('closing'),
    ...(shop.replyTo ? [translate('mails.order.reply')] : []),
    site,
  ]
  return {
    to: String(record.email),
    replyTo: shop.replyTo,
    subject: say('subject'),
    text: `${parts.join('\n\n')}\n`,
  }
}

const applicationFacts = (language: Language, record: Values, event: Values | undefined) => ({
  applicationNo: String(record.applicationNo),
  people: Number(record.people),
  title: String(event?.title ?? ''),
  at: event ? dateFormat(language, timeZone, 'long', 'short')(new Date(String(event.startAt))) : '',
})

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
