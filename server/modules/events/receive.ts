import { application } from '../../../entities/events/application.ts'
import { today } from '../../../entities/language/dates/plain-date.ts'
import { derivedStatusOf } from '../../../entities/language/derived/derived-status.ts'
import { statesOf, type PublishedOf, type RecordOf } from '../../../entities/language/entity.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import { event } from '../../../entities/events/event.ts'
import { honeypot } from '../../features/content/open-form.ts'
import { currentPolicyEdition } from '../legal/policy-edition.ts'
import type { Recipient } from '../customer-emails/recipient.ts'
import { writeOnce } from '../../kernel/crud/idempotency.ts'
import { assertKeys } from '../../kernel/requests/request.ts'
import type { Operation } from '../../base/db/query.ts'
import { conflict, invalid } from '../../base/errors/api-error.ts'
import type { Language } from '../../base/locale/translator.ts'
import { queueMail } from '../../base/mail/outbox.ts'
import { queueReceipt } from '../../base/mail/receipt-limit.ts'
import { readWords } from '../customer-emails/words.ts'
import { inChangeSet, commit } from '../../kernel/records/commit.ts'
import type { Context } from '../../kernel/records/context.ts'
import { nextDailyNumber } from '../../kernel/records/daily-number.ts'
import { findRow } from '../../kernel/records/read-row.ts'
import { rowValues } from '../../kernel/records/stored-values.ts'
import { applicantFields } from './contract.ts'
import { applicantMail, staffMail } from './mails.ts'

/** Where an application comes from, and who is notified. */
export interface Applying {
  readonly recipient: Recipient
  readonly locale: Language
  /** Whether this server sends mail. */
  readonly sendsMail: boolean
  /** Where staff find the applications. */
  readonly link: string
  /** Under which it may be sent again: its places are taken once. */
  readonly key: string | undefined
}

/** What the call returns to the applicant. */
export interface ApplicationReceipt {
  readonly applicationNo: string
  readonly receivedAt: string
}

/**
 * Takes in an application: validated, numbered and stored with the edition of the privacy policy it agrees to, its
 * places taken from those of the event, and the mails queued, all in one transaction. Throws 400 for what is filled in
 * wrongly, and 409 where the event takes no applications now or has too few places.
 */
export async function receiveApplication(
  outer: Context,
  { recipient, locale, sendsMail, link, key }: Applying,
  { [honeypot]: trap, ...body }: Values,
): Promise<ApplicationReceipt> {
  assertKeys(body, ...applicantFields)
  if (trap) throw invalid([{ path: [honeypot], rule: 'onlyFalse', params: {} }], application.name)
  const { database } = outer.store
  const context = inChangeSet({ ...outer, colleagues: recipient.colleagues })
  const agreedPolicyVersion = await currentPolicyEdition(database, outer.tenant)
  return writeOnce(context, key, { ...body, locale }, function* () {
    const receivedAt = new Date().toISOString()
    const applicationNo = yield* nextDailyNumber(context, 'applicationNo', today())
    const values = { ...body, applicationNo, receivedAt, agreedPolicyVersion, locale }
    // Reads what was filled in before anything is looked up.
    const create = commit(context, { kind: 'create', values })
    const { title, startAt } = yield* openEvent(context, String(body['event']))
    const { id, json } = yield* create()
    const { email } = JSON.parse(json) as RecordOf<typeof application>
    if (sendsMail) {
      const facts = { applicationNo, people: Number(body['people']), event: { title, startAt } }
      for (const to of recipient.staff) yield* queueMail(database.dialect, staffMail(to, recipient, facts, link))
      const words = yield* readWords(context, locale)
      yield* queueReceipt(database.dialect, applicantMail(email, recipient, facts, locale, words))
    }
    return { recordId: id, answer: { applicationNo, receivedAt } }
  })
}

type Event = PublishedOf<typeof event>

/** The event, if it takes applications now. Of one that is not public nobody learns that it exists. */
function* openEvent(context: Context, id: string): Operation<Event> {
  const refused = (rule: string) =>
    conflict([{ path: ['event'], rule: `integrity.${rule}`, params: {} }], {}, application.name)
  const row = yield* findRow({ ...context, entity: event }, id)
  if (!row || row.trashedAt !== null || derivedStatusOf(statesOf(event)!, row) !== 'published')
    throw refused('eventUnknown')
  const found = rowValues(event, row) as unknown as Event
  const { takesApplications, holdStatus, applicationStartAt, applicationEndAt, startAt } = found
  if (!takesApplications || holdStatus === 'postponed' || holdStatus === 'cancelled' || holdStatus === 'finished')
    throw refused('eventClosed')
  if (holdStatus === 'full') throw refused('eventFull')
  const now = Date.now()
  if (applicationStartAt && now < Date.parse(applicationStartAt)) throw refused('applicationsNotYet')
  if (now >= Date.parse(applicationEndAt ?? startAt)) throw refused('applicationsOver')
  return found
}
