import type { Values } from '../../../entities/language/input/body.ts'
import { timeZone } from '../../../entities/language/dates/time-zone.ts'
import { dateFormat } from '../../../locales/dates.ts'
import { labelsOf } from '../../../locales/labels.ts'
import { addressee, languageOf, messageSlot, siteName, type Shop } from '../customer-emails/customer.ts'
import type { Mail } from '../../base/mail/outbox.ts'
import { written, type WordsOf } from '../customer-emails/words.ts'
import { translatorOf } from '../../base/locale/translator.ts'
import type { InquiryContext, InquiryReceipt } from './inquiry.ts'

/**
 * Notifies staff of an inquiry, in Japanese, with a link to it in captain. The inquiry's content is left out: a mailbox
 * is no place for what people entrusted to a site.
 */
export function staffMail(
  to: string,
  { recipient, tenant, publicUrl }: InquiryContext,
  receiptNo: string,
  body: Values,
): Mail {
  const category = labelsOf({ translate: translatorOf('ja') }, 'contact').option('category', String(body['category']))
  const values = { site: recipient.name, receiptNo, category }
  const link = `${publicUrl}/captain/tenant/${tenant.slug}/contact`
  const say = (key: string): string => translatorOf('ja')(`mails.inquiry.${key}`, values)
  return { to, subject: say('subject'), text: `${[say('opening'), link, say('closing')].join('\n\n')}\n` }
}

/** A reply to an inquiry, in the language it was sent in, with a slot for what staff write. */
export function replyMail(record: Values, shop: Shop, wordsOf: WordsOf): Mail {
  const language = languageOf(record)
  const values = {
    site: siteName(shop, language),
    name: addressee(String(record['name']), language),
    number: String(record['receiptNo']),
    subject: String(record['subject']).replace(/^(?:re:\s*)+/i, ''),
    received: dateFormat(language, timeZone, 'long', 'short')(new Date(String(record['receivedAt']))),
    message: messageSlot,
    inquiry: quoted(String(record['message'])),
  }
  return { to: String(record['email']), replyTo: shop.replyTo, ...written(wordsOf('inquiryReply'), values) }
}

const quoted = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

/**
 * Confirms an inquiry to its sender, in the language it was sent in. Contains nothing the sender typed, so that nobody
 * can make us mail their text to someone else's address.
 */
export const receiptMail = (
  to: string,
  { recipient, locale }: InquiryContext,
  { receiptNo, receivedAt }: InquiryReceipt,
  wordsOf: WordsOf,
): Mail => ({
  to,
  ...written(wordsOf('inquiryReceived'), {
    site: siteName(recipient, locale),
    number: receiptNo,
    received: dateFormat(locale, timeZone, 'long', 'short')(new Date(receivedAt)),
  }),
})
