import type { Values } from '../../entities/body.ts'
import { today } from '../../entities/calendar.ts'
import { contact } from '../../entities/contact.ts'
import { createIn } from '../crud/create.ts'
import { storeOf, type Context } from '../crud/context.ts'
import { onlyKeys } from '../crud/request.ts'
import type { Database } from '../db/runner.ts'
import { asApiError } from '../error-handler.ts'
import { queueMail } from '../mail/outbox.ts'
import { entityNamed } from '../crud/registry.ts'
import { publicRecords, type Publisher } from '../public/records.ts'
import type { Language } from '../words.ts'
import { honeypot, inquiryFields } from './fields.ts'
import { receiptLetter, staffLetter } from './letters.ts'
import type { Desk } from './desk.ts'
import { nextReceipt } from './receipt.ts'

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
}

/** What the sender is told. */
export interface Receipt {
  readonly receiptNo: string
  readonly receivedAt: string
}

const triesMost = 3

/**
 * Takes an inquiry in: checked by the rules of the declaration, stored with its receipt number and the edition of the
 * privacy policy it agrees to, and in the same transaction the mails to staff and sender put among those to be sent.
 */
export async function receiveInquiry(database: Database, arrival: Arrival, body: Values): Promise<Receipt> {
  const { tenant, locale, sourceUrl, requestId } = arrival
  onlyKeys(body, honeypot, ...inquiryFields(tenant.site).map(({ name }) => name))
  const context: Context = { store: storeOf(database), entity: contact, tenant, by: null, requestId }
  const agreedPolicyVersion = await policyInForce(database, tenant)
  for (let tries = 1; ; tries++) {
    try {
      return await database.write(tenant.id, function* () {
        const receivedAt = new Date().toISOString()
        const receiptNo = yield* nextReceipt(context, today())
        const noted = { receiptNo, receivedAt, agreedPolicyVersion, locale, sourceUrl }
        yield* createIn(context, { website: false, ...body, ...noted })()
        if (arrival.mails) {
          for (const to of arrival.desk.staff)
            yield* queueMail(database.dialect, staffLetter(to, arrival, receiptNo, body))
          yield* queueMail(database.dialect, receiptLetter(String(body['email']), arrival, { receiptNo, receivedAt }))
        }
        return { receiptNo, receivedAt }
      })
    } catch (error) {
      // On a database with several writers two inquiries may have drawn the same number.
      if (tries === triesMost || !isNumberTaken(error)) throw error
    }
  }
}

function isNumberTaken(error: unknown): boolean {
  const { data } = asApiError(error)
  const issues = (data['issues'] ?? []) as readonly { readonly path: readonly unknown[]; readonly rule: string }[]
  return issues.some(({ path, rule }) => path[0] === 'receiptNo' && rule === 'duplicate')
}

/** The edition of the privacy policy that holds today; null where a site publishes none. */
async function policyInForce(database: Database, tenant: Publisher): Promise<string | null> {
  const policy = entityNamed('privacy-policy')!
  if (!policy.sites[tenant.site]) return null
  const { value: editions } = await publicRecords(database, tenant, policy)
  const current = editions.find(({ standing }) => standing === 'current')
  return current ? String(current['edition']) : null
}
