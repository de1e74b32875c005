import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { delivery } from '../../entities/delivery.ts'
import type { Values } from '../../entities/language/input/body.ts'
import { statesOf, type Entity } from '../../entities/language/entity.ts'
import { orderEmails, type OrderEmail } from '../../entities/language/shared/order-states.ts'
import { order } from '../../entities/order.ts'
import { paymentBank } from '../../entities/payment-bank.ts'
import { readRecipient, type Recipient } from '../contact/recipient.ts'
import { idempotencyKey } from '../crud/contract/shared-schemas.ts'
import { idempotencyKeyOf, idempotent } from '../crud/idempotency.ts'
import { contextOf, sendSaved } from '../crud/request.ts'
import type { Operation } from '../db/query.ts'
import type { Env } from '../env.ts'
import { ApiError, withMessages } from '../errors/api-error.ts'
import { errorResponses } from '../errors/error-responses.ts'
import { queueMail } from '../mail/outbox.ts'
import { emailOf, fittingEmails, hashOf, languageOf, type EmailSource } from '../orders/emails.ts'
import { commit } from '../records/commit.ts'
import type { Context } from '../records/context.ts'
import { readLiveRow } from '../records/read-row.ts'
import { referencingRows } from '../records/referencing-rows.ts'
import type { SavedRecord } from '../records/saved-record.ts'
import { rowValues } from '../records/stored-values.ts'
import { orderConfig, orderParams, orderPath, orderRefusal, savedRecord } from './order-route.ts'
import { parseWith } from './validation.ts'

const path = `${orderPath}/emails`
const kind = z.enum(orderEmails)
const preview = z.object({
  kind,
  wasSent: z.boolean(),
  to: z.string(),
  language: z.enum(['ja', 'en']),
  subject: z.string(),
  text: z.string(),
  hash: z.string().describe('Names what was read; sending it asks for it.'),
})
const emails = z.object({
  isOn: z.boolean().describe('Whether the tenant writes to its customers.'),
  sendsMail: z.boolean().describe('Whether this server sends mail.'),
  emails: z.array(preview),
})
const body = z.strictObject({
  kind,
  hash: z.string().describe('The hash of the email that was read.'),
  again: z.boolean().optional().describe('Whether to send it although it was sent before.'),
})

/** Emails to the customer of an order: read first, then sent by the same jobs as every mail. */
export function orderEmailRoutes(app: FastifyInstance, { SMTP_URL }: Env): void {
  const sendsMail = SMTP_URL !== undefined
  const shopOf = async (request: FastifyRequest): Promise<Recipient> =>
    readRecipient(app.database!, (await app.operatorTenant())!, request.access.tenant!.id)

  app.get(path, {
    config: orderConfig,
    schema: {
      operationId: 'listEmailsOfOrder',
      summary: 'Read the emails to the customer of an order before they are sent',
      description: 'Those that fit its state, in the customer’s language.',
      tags: [order.name],
      params: orderParams,
      response: { 200: emails, ...errorResponses(401, 403, 404) },
    },
    handler: async (request, reply) => {
      const { id } = parseWith(orderParams, request.params)
      const shop = await shopOf(request)
      const context = contextOf(app, order, request)
      const source = await context.store.database.read(context.tenant.id, () => readSource(context, id, shop))
      return reply.send({
        isOn: shop.orderEmails,
        sendsMail,
        emails: fittingEmails(source.order).map((each) => previewOf(each, source)),
      })
    },
  })

  app.post(path, {
    config: orderConfig,
    schema: {
      operationId: 'sendEmailOfOrder',
      summary: 'Send an email to the customer of an order',
      description:
        'What is sent is what was read: refused with 412, and the new text in `data.current`, if its hash is another. Refused with 409 where the tenant does not write to its customers, where this server sends no mail, where the email does not fit the state of the order, and where it was sent before and is not asked for again.',
      tags: [order.name],
      params: orderParams,
      headers: { type: 'object', properties: idempotencyKey },
      body,
      response: {
        200: savedRecord.describe('The order as it is now.'),
        ...errorResponses(400, 401, 403, 404, 409, 412, 413, 415, 422),
      },
    },
    handler: async (request, reply) => {
      const { id } = parseWith(orderParams, request.params)
      const asked = parseWith(body, request.body)
      const shop = await shopOf(request)
      if (!shop.orderEmails) throw orderRefusal('emailsOff')
      if (!sendsMail) throw orderRefusal('noMailServer')
      const context = contextOf(app, order, request)
      const { database } = context.store
      const key = idempotencyKeyOf(request)
      const send = () => () => sendEmail(context, id, shop, asked)
      const operation = key === undefined ? send() : idempotent(context, key, { id, ...asked }, send)
      return sendSaved(reply, await database.write(context.tenant.id, operation))
    },
  })
}

function* sendEmail(
  context: Context,
  id: string,
  shop: Recipient,
  { kind: asked, hash, again = false }: z.infer<typeof body>,
): Operation<SavedRecord> {
  const source = yield* readSource(context, id, shop)
  if (!fittingEmails(source.order).includes(asked)) throw orderRefusal('emailTooEarly')
  const mail = emailOf(asked, source)
  if (hashOf(mail) !== hash) throw staleEmail(previewOf(asked, source))
  const sent = sentEmailsOf(source.order)
  if (sent.includes(asked) && !again) throw orderRefusal('emailSentAlready')
  const values = { sentEmails: orderEmails.filter((each) => each === asked || sent.includes(each)) }
  const record = yield* commit(context, { kind: 'update', id, form: 'record', values })()
  yield* queueMail(context.store.database.dialect, mail)
  return record
}

const sentEmailsOf = ({ sentEmails }: Values): readonly string[] => (sentEmails ?? []) as readonly string[]

function previewOf(asked: OrderEmail, source: EmailSource): z.infer<typeof preview> {
  const mail = emailOf(asked, source)
  const { to, subject, text } = mail
  const wasSent = sentEmailsOf(source.order).includes(asked)
  return { kind: asked, wasSent, to, language: languageOf(source.order), subject, text, hash: hashOf(mail) }
}

/** 412 with the email as it is now. */
const staleEmail = (current: z.infer<typeof preview>): ApiError =>
  new ApiError(412, undefined, {
    issues: withMessages([{ path: ['hash'], rule: 'integrity.emailChanged', params: {} }], order.name),
    current,
  })

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
