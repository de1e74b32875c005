import type { Values } from '../../entities/language/input/body.ts'
import { timeZone } from '../../entities/language/dates/time-zone.ts'
import { dateFormat } from '../../locales/dates.ts'
import { labelsOf } from '../../locales/labels.ts'
import type { Mail } from '../mail/outbox.ts'
import { translatorOf, type Language } from '../locale/translator.ts'
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
  return inquiryMail('ja', 'inquiry', to, values, link)
}

/**
 * Confirms an inquiry to its sender, in the language it was sent in. Contains nothing the sender typed, so that nobody
 * can make us mail their text to someone else's address.
 */
export function receiptMail(
  to: string,
  { recipient, locale }: InquiryContext,
  { receiptNo, receivedAt }: InquiryReceipt,
): Mail {
  const site = (locale === 'en' && recipient.nameEn) || recipient.name
  const at = dateFormat(locale, timeZone, 'long', 'short')(new Date(receivedAt))
  return inquiryMail(locale, 'receipt', to, { site, receiptNo, at })
}

function inquiryMail(
  language: Language,
  kind: 'inquiry' | 'receipt',
  to: string,
  values: Readonly<Record<string, string>>,
  link?: string,
): Mail {
  const say = (key: string): string => translatorOf(language)(`mails.${kind}.${key}`, values)
  const parts = [say('opening'), ...(link ? [link] : []), say('closing')]
  return { to, subject: say('subject'), text: `${parts.join('\n\n')}\n` }
}
