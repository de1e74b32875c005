import type { Values } from '../../../entities/language/input/body.ts'
import { today } from '../../../entities/language/dates/plain-date.ts'
import { contact } from '../../../entities/inquiries/contact.ts'
import type { RecordOf } from '../../../entities/language/entity.ts'
import { storeOf, tenantBindings, type Context } from '../../kernel/records/context.ts'
import { readInput } from '../../kernel/records/read-input.ts'
import { writeOnce } from '../../kernel/crud/idempotency.ts'
import { assertKeys } from '../../kernel/requests/request.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { first, type Operation } from '../../base/db/query.ts'
import type { Database } from '../../base/db/database.ts'
import { queueMail } from '../../base/mail/outbox.ts'
import { queueReceipt } from '../../base/mail/receipt-limit.ts'
import { readWords } from '../customer-emails/words.ts'
import { commit } from '../../kernel/records/commit.ts'
import { nextDailyNumber } from '../../kernel/records/daily-number.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import type { InquiryContext, InquiryReceipt } from './inquiry.ts'
import { honeypot } from '../../features/content/open-form.ts'
import { inquiryFields } from './fields.ts'
import { currentPolicyEdition } from '../legal/policy-edition.ts'
import { receiptMail, staffMail } from './mails.ts'

/** Throws if an inquiry breaks the declaration's rules, with every issue found. */
export function assertInquiry(site: SiteSlug, body: Values): void {
  assertKeys(body, honeypot, ...inquiryFields(site).map(({ name }) => name))
  const serverFields = { receiptNo: '20260401-0001', receivedAt: new Date().toISOString() }
  readInput(contact, site, 'create', { website: false, ...body, ...serverFields })
}

/**
 * Accepts an inquiry: validated against the declaration, stored with its receipt number and the edition of the privacy
 * policy it agrees to, with the mails to staff and sender queued in the same transaction.
 */
export async function receiveInquiry(
  database: Database,
  inquiry: InquiryContext,
  body: Values,
): Promise<InquiryReceipt> {
  const { tenant, locale, sourceUrl, requestId } = inquiry
  assertKeys(body, honeypot, ...inquiryFields(tenant.site).map(({ name }) => name))
  const { colleagues } = inquiry.recipient
  const context: Context = { store: storeOf(database), entity: contact, tenant, by: null, requestId, colleagues }
  const { by = null, key } = inquiry.call ?? {}
  const caller = { ...context, by }
  const agreedPolicyVersion = await currentPolicyEdition(database, tenant)
  return writeOnce(caller, key, { ...body, locale, sourceUrl }, function* () {
    const earlier = inquiry.id && (yield* receiptOf(context, inquiry.id))
    if (earlier) return { recordId: inquiry.id, answer: earlier }
    const receivedAt = new Date().toISOString()
    const receiptNo = yield* nextDailyNumber(context, 'receiptNo', today())
    const serverFields = { receiptNo, receivedAt, agreedPolicyVersion, locale, sourceUrl }
    const values = { website: false, ...body, ...serverFields }
    const saved = yield* commit(context, { kind: 'create', id: inquiry.id, values })()
    if (inquiry.mails) {
      const { email } = JSON.parse(saved.json) as RecordOf<typeof contact>
      for (const to of inquiry.recipient.staff)
        yield* queueMail(database.dialect, staffMail(to, inquiry, receiptNo, body))
      const words = yield* readWords(context, locale)
      yield* queueReceipt(database.dialect, receiptMail(email, inquiry, { receiptNo, receivedAt }, words))
    }
    return { recordId: saved.id, answer: { receiptNo, receivedAt } }
  })
}

/** The receipt of an inquiry that has already been stored. */
function* receiptOf(context: Context, id: string): Operation<InquiryReceipt | undefined> {
  const statement = context.store.cachedStatement<InquiryReceipt>`receipt of an inquiry`(() => {
    const { table, select } = context.store.scope.records(contact)
    return select()
      .where(column(table, 'id'), '=', param('id'))
      .select(['receiptNo', 'receivedAt'].map((name) => column(table, name).as(name)))
  })
  return yield* first(statement({ ...tenantBindings(context), id }))
}
