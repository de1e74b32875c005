import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { accountName } from '../../base/db/account-name.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, run, type Operation } from '../../base/db/query.ts'
import type { Language } from '../../base/locale/translator.ts'
import { tenantBindings, type Context, type Store } from '../../kernel/records/context.ts'
import type { Participant } from '../../kernel/records/participants.ts'
import { impersonator } from '../../kernel/records/revisions.ts'
import { deleteGivenUpJobs, oneLine, queueMail, type Mail } from '../../base/mail/outbox.ts'

/** An email to the customer of a record that somebody sent from captain. */
export interface CustomerEmailRow {
  tenant_id: string
  id: string
  entity: string
  recordId: string
  kind: string
  to: string
  replyTo: string | null
  language: string
  subject: string
  text: string
  by: string
  /** The administrator who acted as `by`, if any. */
  impersonatedBy: string | null
  createdAt: string
  sentAt: string | null
  /** When it was given up. */
  failedAt: string | null
  /** Why it could not be sent so far. */
  reason: string | null
}

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    customer_email: CustomerEmailRow
  }
}

/** An email to the customer of a record as it was sent, with the names of whoever sent it; null for an account that is gone. */
export type KeptEmail = Omit<CustomerEmailRow, 'tenant_id' | 'entity' | 'recordId' | 'replyTo'> & {
  readonly byName: string | null
  readonly impersonatorName: string | null
}

/** How many of a record's emails its history shows. */
const maxShown = 50

/** The emails to the customer of a record that were sent from captain, newest first. */
export function* readKeptEmails(context: Context, recordId: string): Operation<readonly KeptEmail[]> {
  return yield* all(statementsOf(context.store).history({ ...tenantBindings(context), recordId }))
}

/** Queues an email to the customer of a record, and keeps it with the record: both or neither, in the transaction it runs in. */
export function* queueKeptEmail(
  context: Context,
  recordId: string,
  { kind, language, mail }: { readonly kind: string; readonly language: Language; readonly mail: Mail },
): Operation<void> {
  const { store, by, session = null, tenant } = context
  const id = uuid()
  const { to, replyTo = null, text } = mail
  const values = { kind, language, to, replyTo, text, subject: oneLine(mail.subject) }
  const createdAt = new Date().toISOString()
  yield* run(
    statementsOf(store).insert({ ...tenantBindings(context), ...values, id, recordId, by, session, createdAt }),
  )
  yield* queueMail(store.database.dialect, mail, { tenant: tenant.id, id })
}

/** Queues an email that was given up once more, to the customer's present address; false where it was not given up. */
export function* requeueKeptEmail(
  { store, tenant }: Context,
  { id, subject, text }: KeptEmail,
  { to, replyTo = null }: Pick<Mail, 'to' | 'replyTo'>,
): Operation<boolean> {
  const changed = yield* run(statementsOf(store).again({ tenant_id: tenant.id, id, to, replyTo }))
  if (changed === 0) return false
  yield* deleteGivenUpJobs(store.database.dialect, id)
  yield* queueMail(store.database.dialect, { to, replyTo, subject, text }, { tenant: tenant.id, id })
  return true
}

/** Notes that an email was sent. */
export const noteSent = (store: Store, tenant: string, id: string, at: string): Operation<number> =>
  run(statementsOf(store).sent({ tenant_id: tenant, id, at }))

/** Notes why an email could not be sent so far, and when it was given up, if it was. */
export const noteFailure = (
  store: Store,
  tenant: string,
  id: string,
  reason: string,
  failedAt: string | null,
): Operation<number> => run(statementsOf(store).failed({ tenant_id: tenant, id, reason, failedAt }))

/** Emails to customers go with their record. */
export const keptEmailParticipant: Participant = {
  name: 'customer emails',
  *removed(context, recordId) {
    yield* run(statementsOf(context.store).remove({ ...tenantBindings(context), recordId }))
  },
}

function statementsOf({ scope, cachedStatement }: Store) {
  const nameOf = (person: 'by' | 'impersonatedBy') => accountName(column('customer_email', person))
  const one = () => scope.updateTable('customer_email').where('customer_email.id', '=', param('id'))
  return {
    history: cachedStatement<KeptEmail>`customer emails`(() =>
      scope
        .selectFrom('customer_email')
        .where('customer_email.entity', '=', param('entity'))
        .where('customer_email.recordId', '=', param('recordId'))
        .orderBy('customer_email.createdAt', 'desc')
        .orderBy('customer_email.id', 'desc')
        .limit(sql.lit(maxShown))
        .select([
          'customer_email.id',
          'customer_email.kind',
          'customer_email.to',
          'customer_email.language',
          'customer_email.subject',
          'customer_email.text',
          'customer_email.by',
          nameOf('by').as('byName'),
          'customer_email.impersonatedBy',
          nameOf('impersonatedBy').as('impersonatorName'),
          'customer_email.createdAt',
          'customer_email.sentAt',
          'customer_email.failedAt',
          'customer_email.reason',
        ]),
    ),
    insert: cachedStatement`customer email insert`(() =>
      scope.insertInto('customer_email', {
        id: param('id'),
        entity: param('entity'),
        recordId: param('recordId'),
        kind: param('kind'),
        to: param('to'),
        replyTo: param('replyTo'),
        language: param('language'),
        subject: param('subject'),
        text: param('text'),
        by: param('by'),
        impersonatedBy: impersonator(),
        createdAt: param('createdAt'),
      }),
    ),
    sent: cachedStatement`customer email sent`(() => one().set({ sentAt: param('at'), failedAt: null, reason: null })),
    again: cachedStatement`customer email again`(() =>
      one()
        .where('customer_email.failedAt', 'is not', null)
        .set({ to: param('to'), replyTo: param('replyTo'), failedAt: null, reason: null }),
    ),
    failed: cachedStatement`customer email failed`(() =>
      one().set({
        reason: param('reason'),
        failedAt: sql<string | null>`coalesce(${param('failedAt')}, "customer_email"."failedAt")`,
      }),
    ),
    remove: cachedStatement`customer emails remove`(() =>
      scope
        .deleteFrom('customer_email')
        .where('customer_email.entity', '=', param('entity'))
        .where('customer_email.recordId', '=', param('recordId')),
    ),
  }
}
