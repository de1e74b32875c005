import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { statesOf, type Entity } from '../../entities/language/entity.ts'
import type { Values } from '../../entities/language/input/body.ts'
import { readRecipient, type Recipient } from '../contact/recipient.ts'
import { idempotencyKey } from '../crud/contract/shared-schemas.ts'
import { idempotencyKeyOf, idempotent } from '../crud/idempotency.ts'
import { contextOf, sendSaved } from '../crud/request.ts'
import type { Operation } from '../db/query.ts'
import type { Env } from '../env.ts'
import { ApiError, conflict, withMessages } from '../errors/api-error.ts'
import { errorResponses } from '../errors/error-responses.ts'
import { hashOf, languageOf } from '../mail/customer.ts'
import { emailWriters, type EmailWriter } from '../mail/customer-emails.ts'
import { queueMail, type Mail } from '../mail/outbox.ts'
import { commit } from '../records/commit.ts'
import type { Context } from '../records/context.ts'
import { readLiveRow } from '../records/read-row.ts'
import type { SavedRecord } from '../records/saved-record.ts'
import { rowValues } from '../records/stored-values.ts'
import { savedRecord } from './order-route.ts'
import { parseWith } from './validation.ts'

const params = z.object({ tenant: z.string().describe('The slug of the tenant.'), id: z.uuid() })

const schemasOf = (entity: Entity) => {
  const kind = z.enum(entity.emails!.kinds as readonly [string, ...string[]])
  const preview = z.object({
    kind,
    wasSent: z.boolean(),
    to: z.string(),
    language: z.enum(['ja', 'en']),
    subject: z.string(),
    text: z.string(),
    hash: z.string().describe('Names what was read; sending it asks for it.'),
  })
  return {
    query: z.strictObject({
      state: z
        .enum(statesOf(entity)!.options as readonly [string, ...string[]])
        .optional()
        .describe('As if it were in this state: what to read before it is moved there. Its own unless given.'),
    }),
    answer: z.object({
      isOn: z.boolean().describe('Whether the tenant writes to its customers.'),
      sendsMail: z.boolean().describe('Whether this server sends mail.'),
      emails: z.array(preview),
    }),
    body: z.strictObject({
      kind,
      hash: z.string().describe('The hash of the email that was read.'),
      again: z.boolean().optional().describe('Whether to send it although it was sent before.'),
    }),
  }
}

interface Asked {
  readonly kind: string
  readonly hash: string
  readonly again?: boolean | undefined
}

/** Emails to customers: read first, then sent by the same jobs as every mail. */
export function customerEmailRoutes(app: FastifyInstance, env: Env): void {
  for (const writer of emailWriters) emailRoutes(app, env, writer)
}

function emailRoutes(app: FastifyInstance, { SMTP_URL }: Env, writer: EmailWriter): void {
  const { entity } = writer
  const sendsMail = SMTP_URL !== undefined
  const path = `/api/v1/authorized/tenants/:tenant/${entity.name}/:id/emails`
  const config = { access: 'member', entity: entity.name, screen: 'preview' } as const
  const { query, answer, body } = schemasOf(entity)
  const of = entity.name.charAt(0).toUpperCase() + entity.name.slice(1)
  const a = /^[aeiou]/.test(entity.name) ? `an ${entity.name}` : `a ${entity.name}`
  const recipientOf = async (request: FastifyRequest): Promise<Recipient> =>
    readRecipient(app.database!, (await app.operatorTenant())!, request.access.tenant!.id)

  app.get(path, {
    config,
    schema: {
      operationId: `listEmailsOf${of}`,
      summary: `Read the emails to the customer of ${a} before they are sent`,
      description: 'Those that fit its state, in the customer’s language.',
      tags: [entity.name],
      params,
      querystring: query,
      response: { 200: answer, ...errorResponses(400, 401, 403, 404) },
    },
    handler: async (request, reply) => {
      const { id } = parseWith(params, request.params)
      const { state } = parseWith(query, request.query)
      const recipient = await recipientOf(request)
      const context = contextOf(app, entity, request)
      const emails = await context.store.database.read(context.tenant.id, () =>
        readEmails(context, writer, id, recipient, state),
      )
      return reply.send({ isOn: writer.isOn(recipient), sendsMail, emails } as z.output<typeof answer>)
    },
  })

  app.post(path, {
    config,
    schema: {
      operationId: `sendEmailOf${of}`,
      summary: `Send an email to the customer of ${a}`,
      description: `What is sent is what was read: refused with 412, and the new text in \`data.current\`, if its hash is another. Refused with 409 where the tenant does not write to its customers, where this server sends no mail, where the email does not fit the state of the ${entity.name}, and where it was sent before and is not asked for again.`,
      tags: [entity.name],
      params,
      headers: { type: 'object', properties: idempotencyKey },
      body,
      response: {
        200: savedRecord.describe(`The ${entity.name} as it is now.`),
        ...errorResponses(400, 401, 403, 404, 409, 412, 413, 415, 422),
      },
    },
    handler: async (request, reply) => {
      const { id } = parseWith(params, request.params)
      const asked = parseWith(body, request.body)
      const recipient = await recipientOf(request)
      if (!writer.isOn(recipient)) throw refusal(entity, 'emailsOff')
      if (!sendsMail) throw refusal(entity, 'noMailServer')
      const context = contextOf(app, entity, request)
      const { database } = context.store
      const key = idempotencyKeyOf(request)
      const send = () => () => sendEmail(context, writer, id, recipient, asked)
      const operation = key === undefined ? send() : idempotent(context, key, { id, ...asked }, send)
      return sendSaved(reply, await database.write(context.tenant.id, operation))
    },
  })
}

const refusal = ({ name }: Entity, rule: string) =>
  conflict([{ path: [], rule: `integrity.${rule}`, params: {} }], {}, name)

function* readEmails(
  context: Context,
  writer: EmailWriter,
  id: string,
  recipient: Recipient,
  state: string | undefined,
) {
  const row = yield* readLiveRow(context, id)
  const record = rowValues(context.entity, row)
  const mailOf = yield* writer.write(context, row, recipient)
  const states = statesOf(context.entity)!.name
  const kinds = writer.fitting(state === undefined ? record : { ...record, [states]: state })
  return kinds.map((kind) => previewOf(kind, record, mailOf(kind)))
}

function* sendEmail(
  context: Context,
  writer: EmailWriter,
  id: string,
  recipient: Recipient,
  { kind, hash, again = false }: Asked,
): Operation<SavedRecord> {
  const { entity } = context
  const row = yield* readLiveRow(context, id)
  const record = rowValues(entity, row)
  if (!writer.fitting(record).includes(kind)) throw refusal(entity, 'emailTooEarly')
  const mail = (yield* writer.write(context, row, recipient))(kind)
  if (hashOf(mail) !== hash) throw staleEmail(entity, previewOf(kind, record, mail))
  const sent = sentEmailsOf(record)
  if (sent.includes(kind) && !again) throw refusal(entity, 'emailSentAlready')
  const values = { sentEmails: entity.emails!.kinds.filter((each) => each === kind || sent.includes(each)) }
  const saved = yield* commit(context, { kind: 'update', id, form: 'record', values })()
  yield* queueMail(context.store.database.dialect, mail)
  return saved
}

const sentEmailsOf = ({ sentEmails }: Values): readonly string[] => (sentEmails ?? []) as readonly string[]

const previewOf = (kind: string, record: Values, mail: Mail) => ({
  kind,
  wasSent: sentEmailsOf(record).includes(kind),
  to: mail.to,
  language: languageOf(record),
  subject: mail.subject,
  text: mail.text,
  hash: hashOf(mail),
})

/** 412 with the email as it is now. */
const staleEmail = ({ name }: Entity, current: ReturnType<typeof previewOf>): ApiError =>
  new ApiError(412, undefined, {
    issues: withMessages([{ path: ['hash'], rule: 'integrity.emailChanged', params: {} }], name),
    current,
  })
