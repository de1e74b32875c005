import { application } from '../../entities/application.ts'
import { contact } from '../../entities/contact.ts'
import { delivery } from '../../entities/delivery.ts'
import { event } from '../../entities/event.ts'
import type { Values } from '../../entities/language/input/body.ts'
import { statesOf, type Entity } from '../../entities/language/entity.ts'
import type { ApplicationEmail } from '../../entities/language/shared/application-emails.ts'
import type { OrderEmail } from '../../entities/language/shared/order-states.ts'
import { order } from '../../entities/order.ts'
import { paymentBank } from '../../entities/payment-bank.ts'
import { outcomeMail } from '../applications/mails.ts'
import { replyMail } from '../contact/mails.ts'
import type { Recipient } from '../contact/recipient.ts'
import type { Operation } from '../db/query.ts'
import { emailOf, fittingEmails } from '../orders/emails.ts'
import type { Context } from '../records/context.ts'
import { findRow, type RecordRow } from '../records/read-row.ts'
import { referencingRows } from '../records/referencing-rows.ts'
import { rowValues } from '../records/stored-values.ts'
import { languageOf, shopOf } from './customer.ts'
import type { Mail } from './outbox.ts'
import { readWords } from './words.ts'

/** How the emails to the customers of an entity are written. */
export interface EmailWriter {
  readonly entity: Entity
  /** Whether the tenant writes to them at all. */
  isOn(recipient: Recipient): boolean
  /** The kinds of email that fit a record, by its state; the one that staff write always does. */
  fitting(record: Values): readonly string[]
  /** Reads what they tell of a record, and answers how each kind is written: with a slot for what staff write, if they do. */
  write(context: Context, row: RecordRow, recipient: Recipient): Operation<(kind: string) => Mail>
}

/** The writers of emails to customers, one for each entity that has some (`emails` of its declaration). */
export const emailWriters: readonly EmailWriter[] = [
  {
    entity: order,
    isOn: ({ orderEmails }) => orderEmails,
    fitting: fittingEmails,
    *write(context, row, recipient) {
      const source = {
        order: rowValues(order, row),
        transfers: yield* recordsOf(context, paymentBank, row.id),
        parcels: yield* recordsOf(context, delivery, row.id),
        shop: shopOf(recipient),
      }
      const words = yield* readWords(context, languageOf(source.order))
      return (kind) => emailOf(kind as OrderEmail, source, words)
    },
  },
  {
    entity: application,
    isOn: () => true,
    fitting: ({ status }) => (status === 'confirmed' || status === 'cancelled' ? [status] : []),
    *write(context, row, recipient) {
      const found = yield* findRow({ ...context, entity: event }, String(row.event))
      const booked = found && rowValues(event, found)
      const record = rowValues(application, row)
      const words = yield* readWords(context, languageOf(record))
      return (kind) => outcomeMail(kind as ApplicationEmail, record, booked, shopOf(recipient), words)
    },
  },
  {
    entity: contact,
    isOn: () => true,
    fitting: () => [],
    *write(context, row, recipient) {
      const record = rowValues(contact, row)
      const words = yield* readWords(context, languageOf(record))
      return () => replyMail(record, shopOf(recipient), words)
    },
  },
]

/** The records of an order that were not cancelled, oldest first. */
function* recordsOf(context: Context, entity: Entity, id: string): Operation<readonly Values[]> {
  const states = statesOf(entity)!.options!.filter((state) => state !== 'cancelled')
  const rows = yield* referencingRows({ ...context, entity }, 'order', id, states)
  return rows.map((row) => rowValues(entity, row))
}
