import type { Publisher } from '../public/public-record.ts'
import type { Language } from '../words.ts'
import type { Desk } from './desk.ts'

/** Where an inquiry comes from and whom it is told. */
export interface Arrival {
  readonly tenant: Publisher & { readonly slug: string }
  readonly desk: Desk
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
export interface Receipt {
  readonly receiptNo: string
  readonly receivedAt: string
}
