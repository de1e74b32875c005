import type { Publisher } from '../../kernel/public/public-record.ts'
import type { Language } from '../../base/locale/translator.ts'
import type { Recipient } from '../customer-emails/recipient.ts'

/** Where an inquiry comes from and who is notified. */
export interface InquiryContext {
  readonly tenant: Publisher & { readonly slug: string }
  readonly recipient: Recipient
  readonly locale: Language
  readonly sourceUrl?: string | undefined
  /** Whether mail is sent at all. */
  readonly mails: boolean
  readonly publicUrl: string
  readonly requestId: string
  /** Who sends it with which key of their own, under which it may be sent again. */
  readonly call?: { readonly by: string | null; readonly key: string | undefined }
  /** The id for the inquiry; if it already exists, it is not stored again. */
  readonly id?: string | undefined
}

/** What the call returns to the sender. */
export interface InquiryReceipt {
  readonly receiptNo: string
  readonly receivedAt: string
}
