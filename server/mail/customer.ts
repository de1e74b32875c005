import { createHash } from 'node:crypto'
import type { Values } from '../../entities/language/input/body.ts'
import type { Recipient } from '../contact/recipient.ts'
import type { Language } from '../locale/translator.ts'
import type { Mail } from './outbox.ts'

/** What a tenant's customers are told of it. */
export interface Shop {
  readonly name: string
  readonly nameEn: string | null
  /** Null where the tenant has no address of its own; the email then asks for no reply. */
  readonly replyTo: string | null
}

export const shopOf = ({ name, nameEn, email }: Recipient): Shop => ({ name, nameEn, replyTo: email })

/** The language a customer reads. */
export const languageOf = ({ locale }: Values): Language => (locale === 'en' ? 'en' : 'ja')

/** A hash of all that a customer is sent: what was read is what is sent if both have the same. */
export const hashOf = ({ to, replyTo, subject, text }: Mail): string =>
  createHash('sha256')
    .update(JSON.stringify([to, replyTo, subject, text]))
    .digest('base64url')
