import type { Publisher } from '../public/public-record.ts'
import type { Language } from '../locale/words.ts'
import type { Recipient } from './recipient.ts'

/** Where an inquiry comes from and whom it is told. */
export interface InquiryContext {
  readonly tenant: Publisher & { readonly slug: string }
  readonly recipient: Recipient
  readonly locale: Language
  readonly sourceUrl?: string | undefined
  /** Whether mail is sent at all. */
  readonly mails: boolean
  readonly publicUrl: string
  readonly requestId: string
  /** The id that the inquiry is to have: one that stands already is not stored again. */
  readonly id?: string | undefined
}

/** What the sender is told. */
export interface InquiryReceipt {
  readonly receiptNo: string
  readonly receivedAt: string
}
