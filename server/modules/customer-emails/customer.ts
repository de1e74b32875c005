import { createHash } from 'node:crypto'
import type { Values } from '../../../entities/language/input/body.ts'
import { honorificOf } from '../../../entities/language/shared/honorific.ts'
import type { Recipient } from './recipient.ts'
import { translatorOf, type Language } from '../../base/locale/translator.ts'
import type { Mail } from '../../base/mail/outbox.ts'

/** What emails to customers say about a tenant. */
export interface Shop {
  readonly name: string
  readonly nameEn: string | null
  /** Null where the tenant has no address of its own; the email then asks for no reply. */
  readonly replyTo: string | null
}

export const shopOf = ({ name, nameEn, email }: Recipient): Shop => ({ name, nameEn, replyTo: email })

/** What a tenant is called in a language. */
export const siteName = ({ name, nameEn }: Pick<Shop, 'name' | 'nameEn'>, language: Language): string =>
  (language === 'en' && nameEn) || name

/** How a customer is addressed: in Japanese, with the honorific that a person or a company has. */
export const addressee = (name: string, language: Language): string =>
  translatorOf(language)(`resources.order.documents.addressee.${honorificOf(name)}`, { name })

/** Where answers go; nothing where nobody would read them. */
export const questionsText = ({ replyTo }: Shop, language: Language): string =>
  replyTo ? translatorOf(language)('mails.questions') : ''

/** The language a customer reads. */
export const languageOf = ({ locale }: Values): Language => (locale === 'en' ? 'en' : 'ja')

/** Stands in an email in the place of the message that staff write. No text that anybody types can have it. */
export const messageSlot = '\u0000'

/** A hash of all that a customer is sent: what was read is what is sent if both have the same. */
export const hashOf = ({ to, replyTo, subject, text }: Mail): string =>
  createHash('sha256')
    .update(JSON.stringify([to, replyTo, subject, text]))
    .digest('base64url')
