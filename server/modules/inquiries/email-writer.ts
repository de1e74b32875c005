import { contact } from '../../../entities/inquiries/contact.ts'
import { languageOf, shopOf } from '../customer-emails/customer.ts'
import { readWords } from '../customer-emails/words.ts'
import type { EmailWriter } from '../customer-emails/writer.ts'
import { rowValues } from '../../kernel/records/stored-values.ts'
import { replyMail } from './mails.ts'

/** Inquiries are answered in the words of whoever answers. */
export const replies: EmailWriter = {
  entity: contact,
  isOn: () => true,
  fitting: () => [],
  *write(context, row, recipient) {
    const record = rowValues(contact, row)
    const words = yield* readWords(context, languageOf(record))
    return () => replyMail(record, shopOf(recipient), words)
  },
}
