import type { Values } from '../../entities/body.ts'
import { today } from '../../entities/calendar.ts'
import { contact } from '../../entities/contact.ts'
import { storeOf, wallOf, type Context } from '../crud/context.ts'
import { storedBody } from '../crud/record/body.ts'
import { onlyKeys } from '../crud/request.ts'
import { column } from '../db/column.ts'
import { marker } from '../db/marker.ts'
import { first, type Operation } from '../db/query.ts'
import type { Database } from '../db/runner.ts'
import { asApiError } from '../error-handler.ts'
import { queueMail } from '../mail/outbox.ts'
import { entityNamed } from '../crud/registry.ts'
import { commit } from '../records/commit.ts'
import type { Publisher } from '../public/public-record.ts'
import { publicRecords } from '../public/records.ts'
import type { SiteSlug } from '../../entities/sites.ts'
import type { Arrival, Receipt } from './arrival.ts'
import { honeypot, inquiryFields } from './fields.ts'
import { receiptLetter, staffLetter } from './letters.ts'
import { nextReceipt } from './receipt.ts'

const triesMost = 3

/** Refuses an inquiry that breaks the rules of the declaration, with every fault found. */
export function assertInquiry(site: SiteSlug, body: Values): void {
  onlyKeys(body, honeypot, ...inquiryFields(site).map(({ name }) => name))
  const noted = { receiptNo: '20260401-0001', receivedAt: new Date().toISOString() }
  storedBody(contact, site, 'create', { website: false, ...body, ...noted })
}

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
        const known = arrival.id && (yield* receiptOf(context, arrival.id))
        if (known) return known
        const receivedAt = new Date().toISOString()
        const receiptNo = yield* nextReceipt(context, today())
        const noted = { receiptNo, receivedAt, agreedPolicyVersion, locale, sourceUrl }
        const values = { website: false, ...body, ...noted }
        yield* commit(context, { kind: 'create', id: arrival.id, values })()
        if (arrival.mails) {
          for (const to of arrival.desk.staff)
            yield* queueMail(database.dialect, staffLetter(to, arrival, receiptNo, body))
          yield* queueMail(database.dialect, receiptLetter(String(body['email']), arrival, { receiptNo, receivedAt }))
        }
        return { receiptNo, receivedAt }
      })
    } catch (error) {
      // On a database with several writers two inquiries may have drawn the same number, or be one sent twice.
      if (tries === triesMost || !isTaken(error)) throw error
    }
  }
}

/** The receipt of an inquiry that stands already. */
function* receiptOf(context: Context, id: string): Operation<Receipt | undefined> {
  const statement = context.store.shaped<Receipt>('receipt of an inquiry', () => {
    const { table, select } = context.store.scope.records(contact)
    return select()
      .where(column(table, 'id'), '=', marker('id'))
      .select(['receiptNo', 'receivedAt'].map((name) => column(table, name).as(name)))
  })
  return yield* first(statement({ ...wallOf(context), id }))
}

function isTaken(error: unknown): boolean {
  if ((error as { code?: unknown } | null)?.code === '23505') return true
  const { data } = asApiError(error)
  const issues = (data['issues'] ?? []) as readonly { readonly path: readonly unknown[]; readonly rule: string }[]
  return issues.some(({ path: [field], rule }) => (field === 'receiptNo' || field === 'id') && rule === 'duplicate')
}

/** The edition of the privacy policy that holds today; null where a site publishes none. */
export async function policyInForce(database: Database, tenant: Publisher): Promise<string | null> {
  const policy = entityNamed('privacy-policy')!
  if (!policy.sites[tenant.site]) return null
  const { value: editions } = await publicRecords(database, tenant, policy)
  const current = editions.find(({ standing }) => standing === 'current')
  return current ? String(current['edition']) : null
}
