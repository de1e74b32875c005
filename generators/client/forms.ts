import type { Transport } from './transport.ts'

interface Form {
  readonly name: string
  readonly email: string
  readonly phone?: string | null
  readonly nameKana?: string | null
  readonly agreedPrivacyPolicy: boolean
  /** Of a field that people do not see: whoever fills it in is refused. */
  readonly website?: false
  /** The language that the sender reads, in which refusals have their sentences; Japanese unless given. */
  readonly locale?: 'ja' | 'en'
}

export interface Inquiry extends Form {
  readonly category: 'general' | 'service' | 'estimate' | 'recruit' | 'press' | 'event' | 'game' | 'facility' | 'other'
  readonly subject: string
  readonly message: string
  readonly company?: string | null
  readonly preferredReply?: 'email' | 'phone'
  readonly constructionSite?: string | null
  readonly budgetRange?: 'undecided' | 'under100' | 'from100to500' | 'over500' | null
  /** The page it was sent from. */
  readonly sourceUrl?: string
}

export interface Application extends Form {
  /** The id of an event that takes applications. */
  readonly event: string
  readonly people: number
  readonly message?: string | null
}

interface SendOptions {
  /** The address of the person, where a server sends for them with a key: limits then count the person. */
  readonly visitor?: string
  /**
   * The site's own key for this one form, for instance a UUID: sent again with the same form, because the answer was
   * lost, it is answered as the first time, and nothing is taken in twice.
   */
  readonly idempotencyKey?: string
}

export interface Inquiries {
  /** Stores an inquiry; staff and sender are notified by mail. */
  send(inquiry: Inquiry, options?: SendOptions): Promise<{ readonly receiptNo: string; readonly receivedAt: string }>
}

export interface Applications {
  /** Takes places of an event, as long as there are enough: otherwise 409 with `params.left`. */
  send(
    application: Application,
    options?: SendOptions,
  ): Promise<{ readonly applicationNo: string; readonly receivedAt: string }>
}

/** What is sent to one address of a tenant. */
export const formsTo = <F extends Form, R>({ call }: Transport, path: string) => ({
  send: async (form: F, { visitor, idempotencyKey }: SendOptions = {}): Promise<R> => {
    const headers = {
      'accept-language': form.locale ?? 'ja',
      'captain-visitor': visitor,
      'idempotency-key': idempotencyKey === undefined ? undefined : JSON.stringify(idempotencyKey),
    }
    const { body } = await call({ method: 'POST', path, body: form, headers })
    return body as R
  },
})
