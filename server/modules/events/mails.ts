import { timeZone } from '../../../entities/language/dates/time-zone.ts'
import { dateFormat } from '../../../locales/dates.ts'
import type { ApplicationEmail } from '../../../entities/events/emails.ts'
import { applicationEmailNames } from '../../../entities/events/emails.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import { addressee, languageOf, questionsText, siteName, type Shop } from '../customer-emails/customer.ts'
import type { Recipient } from '../customer-emails/recipient.ts'
import { translatorOf, type Language } from '../../base/locale/translator.ts'
import type { Mail } from '../../base/mail/outbox.ts'
import { written, type WordsOf } from '../customer-emails/words.ts'

/**
 * An email to an applicant about what became of their application, in the language it was sent in. They have confirmed
 * their address by then, or staff have read it, so they are named.
 */
export function outcomeMail(
  kind: ApplicationEmail,
  record: Values,
  event: Values | undefined,
  shop: Shop,
  wordsOf: WordsOf,
): Mail {
  const language = languageOf(record)
  const facts = {
    applicationNo: String(record.applicationNo),
    people: Number(record.people),
    event: event && { title: String(event.title), startAt: String(event.startAt) },
  }
  const values = {
    ...bookingValues(shop, facts, language),
    name: addressee(String(record.name), language),
    questions: questionsText(shop, language),
  }
  return { to: String(record.email), replyTo: shop.replyTo, ...written(wordsOf(applicationEmailNames[kind]), values) }
}

/** What the mails about an application contain: nothing that the applicant typed. */
export interface ApplicationFacts {
  readonly applicationNo: string
  readonly people: number
  /** Undefined where the event is gone. */
  readonly event: { readonly title: string; readonly startAt: string } | undefined
}

/** The mail that notifies staff of an application, in Japanese, with a link to the list of applications. */
export function staffMail(to: string, recipient: Recipient, facts: ApplicationFacts, link: string): Mail {
  const { site, number, event, start, people } = bookingValues(recipient, facts, 'ja')
  const values = { site, applicationNo: number, title: event, at: start, people }
  const say = (key: string): string => translatorOf('ja')(`mails.application.${key}`, values)
  return { to, subject: say('subject'), text: `${[say('opening'), link, say('closing')].join('\n\n')}\n` }
}

/** Confirms an application to the applicant, in the language it was sent in. */
export const applicantMail = (
  to: string,
  recipient: Recipient,
  facts: ApplicationFacts,
  locale: Language,
  wordsOf: WordsOf,
): Mail => ({ to, ...written(wordsOf('applicationReceived'), bookingValues(recipient, facts, locale)) })

const bookingValues = (
  tenant: Pick<Shop, 'name' | 'nameEn'>,
  { applicationNo, people, event }: ApplicationFacts,
  language: Language,
) => ({
  site: siteName(tenant, language),
  number: applicationNo,
  event: event?.title ?? '',
  start: event ? dateFormat(language, timeZone, 'long', 'short')(new Date(event.startAt)) : '',
  people: String(people),
})
