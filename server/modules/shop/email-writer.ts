import { delivery } from '../../../entities/shop/delivery.ts'
import { statesOf, type Entity } from '../../../entities/language/entity.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import type { OrderEmail } from '../../../entities/shop/order-states.ts'
import { order } from '../../../entities/shop/order.ts'
import { paymentBank } from '../../../entities/shop/payment-bank.ts'
import { languageOf, shopOf } from '../customer-emails/customer.ts'
import { readWords } from '../customer-emails/words.ts'
import type { EmailWriter } from '../customer-emails/writer.ts'
import type { Operation } from '../../base/db/query.ts'
import type { Context } from '../../kernel/records/context.ts'
import { referencingRows } from '../../kernel/records/referencing-rows.ts'
import { rowValues } from '../../kernel/records/stored-values.ts'
import { emailOf, fittingEmails } from './emails.ts'

/** Emails to the customer of an order, with its transfers and parcels. */
export const orderEmails: EmailWriter = {
  entity: order,
  isOn: ({ orderEmails: areOn }) => areOn,
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
}

/** The records of an order that were not cancelled, oldest first. */
function* recordsOf(context: Context, entity: Entity, id: string): Operation<readonly Values[]> {
  const states = statesOf(entity)!.options!.filter((state) => state !== 'cancelled')
  const rows = yield* referencingRows({ ...context, entity }, 'order', id, states)
  return rows.map((row) => rowValues(entity, row))
}
