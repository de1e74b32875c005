import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { delivery } from '../../entities/delivery.ts'
import type { Values } from '../../entities/language/input/body.ts'
import { statesOf, type Entity } from '../../entities/language/entity.ts'
import { orderLetters } from '../../entities/language/shared/order-states.ts'
import { order } from '../../entities/order.ts'
import { paymentBank } from '../../entities/payment-bank.ts'
import { readRecipient, type Recipient } from '../contact/recipient.ts'
import { contextOf, sendSaved } from '../crud/request.ts'
import type { Operation } from '../db/query.ts'
import type { Env } from '../env.ts'
import { errorResponses } from '../errors/error-responses.ts'
import { queueMail } from '../mail/outbox.ts'
import { fittingLetters, languageOf, letterOf } from '../orders/letters.ts'
import { commit } from '../records/commit.ts'
import type { Context } from '../records/context.ts'
import { readLiveRow } from '../records/read-row.ts'
import { referencingRows } from '../records/referencing-rows.ts'
import { rowValues } from '../records/stored-values.ts'
import { orderConfig, orderParams, orderPath, orderRefusal, savedRecord } from './order-route.ts'
import { parseWith } from './validation.ts'

const path = `${orderPath}/letters`
const letter = z.enum(orderLetters)
const letters = z.object({
  isOn: z.boolean().describe('Whether the tenant writes to its customers.'),
  sendsMail: z.boolean().describe('Whether this server sends mail.'),
  letters: z.array(
    z.object({
      letter,
      wasSent: z.boolean(),
      to: z.string(),
      language: z.enum(['ja', 'en']),
      subject: z.string(),
      text: z.string(),
    }),
  ),
})
const body = z.strictObject({ letter, version: z.int().describe('The version of the order that was read.') })

/** Letters to the customer of an order: read first, then sent by the same jobs as every mail. */
export function orderLetterRoutes(app: FastifyInstance, { SMTP_URL }: Env): void {
  const sendsMail = SMTP_URL !== undefined
  const shopOf = async (request: FastifyRequest): Promise<Recipient> =>
    readRecipient(app.database!, (await app.operatorTenant())!, request.access.tenant!.id)

  app.get(path, {
    config: orderConfig,
    schema: {
      operationId: 'listLettersOfOrder',
      summary: 'Read the letters to the customer of an order before they are sent',
      description: 'Those that fit its state, in the customer’s language.',
      tags: [order.name],
      params: orderParams,
      response: { 200: letters, ...errorResponses(401, 403, 404) },
    },
    handler: async (request, reply) => {
      const { id } = parseWith(orderParams, request.params)
      const shop = await shopOf(request)
      const context = contextOf(app, order, request)
      const source = await context.store.database.read(context.tenant.id, () => readSource(context, id, shop))
      const sent = (source.order.letters ?? []) as readonly string[]
      return reply.send({
        isOn: shop.orderLetters,
        sendsMail,
        letters: fittingLetters(source.order).map((kind) => {
          const { to, subject, text } = letterOf(kind, source)
          return { letter: kind, wasSent: sent.includes(kind), to, language: languageOf(source.order), subject, text }
        }),
      })
    },
  })

  app.post(path, {
    config: orderConfig,
    schema: {
      operationId: 'sendLetterOfOrder',
      summary: 'Send a letter to the customer of an order',
      description:
        'Refused with 409 where the tenant does not write to its customers, where this server sends no mail, and where the letter does not fit the state of the order.',
      tags: [order.name],
      params: orderParams,
      body,
      response: {
        200: savedRecord.describe('The order as it is now.'),
        ...errorResponses(400, 401, 403, 404, 409, 412, 413, 415),
      },
    },
    handler: async (request, reply) => {
      const { id } = parseWith(orderParams, request.params)
      const { letter: kind, version } = parseWith(body, request.body)
      const shop = await shopOf(request)
      if (!shop.orderLetters) throw orderRefusal('lettersOff')
      if (!sendsMail) throw orderRefusal('noMailServer')
      const context = contextOf(app, order, request)
      const { database } = context.store
      const done = await database.write(context.tenant.id, function* () {
        const source = yield* readSource(context, id, shop)
        if (!fittingLetters(source.order).includes(kind)) throw orderRefusal('letterTooEarly')
        const sent = (source.order.letters ?? []) as readonly string[]
        const values = { letters: orderLetters.filter((each) => each === kind || sent.includes(each)) }
        const change = { kind: 'update', id, expectedVersion: version, form: 'record', values } as const
        const record = yield* commit(context, change)()
        yield* queueMail(database.dialect, letterOf(kind, source))
        return record
      })
      return sendSaved(reply, done)
    },
  })
}

function* readSource(context: Context, id: string, shop: Recipient) {
  const row = yield* readLiveRow(context, id)
  return {
    order: rowValues(order, row),
    transfers: yield* recordsOf(context, paymentBank, id),
    parcels: yield* recordsOf(context, delivery, id),
    shop: { name: shop.name, nameEn: shop.nameEn, replyTo: shop.email },
  }
}

/** The records of an order that were not cancelled, oldest first. */
function* recordsOf(context: Context, entity: Entity, id: string): Operation<readonly Values[]> {
  const states = statesOf(entity)!.options!.filter((state) => state !== 'cancelled')
  const rows = yield* referencingRows({ ...context, entity }, 'order', id, states)
  return rows.map((row) => rowValues(entity, row))
}
