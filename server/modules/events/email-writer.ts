import { application } from '../../../entities/events/application.ts'
import { event } from '../../../entities/events/event.ts'
import type { ApplicationEmail } from '../../../entities/events/emails.ts'
import { languageOf, shopOf } from '../customer-emails/customer.ts'
import { readWords } from '../customer-emails/words.ts'
import type { EmailWriter } from '../customer-emails/writer.ts'
import { findRow } from '../../kernel/records/read-row.ts'
import { rowValues } from '../../kernel/records/stored-values.ts'
import { outcomeMail } from './mails.ts'

/** Emails to applicants for an event, with the decision. */
export const applicationEmails: EmailWriter = {
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
}
