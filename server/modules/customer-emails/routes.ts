import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { statesOf, type Entity } from '../../../entities/language/entity.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import { manyLines, normaliseText } from '../../../entities/language/text/normalise-text.ts'
import { messageText } from '../../../entities/language/shared/customer-emails.ts'
import { readRecipient, type Recipient } from './recipient.ts'
import { idempotencyKey, savedRecord } from '../../kernel/crud/contract/shared-schemas.ts'
import { idempotencyKeyOf, idempotent } from '../../kernel/crud/idempotency.ts'
import { asObject, assertKeys, contextOf, sendSaved } from '../../kernel/requests/request.ts'
import type { Operation } from '../../base/db/query.ts'
import type { Env } from '../../base/env.ts'
import { ApiError, conflict, invalid, notFound, withMessages } from '../../base/errors/api-error.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { hashOf, languageOf, messageSlot } from './customer.ts'
import type { EmailWriter } from './writer.ts'
import { requeueKeptEmail, queueKeptEmail, readKeptEmails, type KeptEmail } from './kept-emails.ts'
import type { Mail } from '../../base/mail/outbox.ts'
import type { Change } from '../../kernel/records/change.ts'
import { commit } from '../../kernel/records/commit.ts'
import type { Context } from '../../kernel/records/context.ts'
import { readLiveRow, type RecordRow } from '../../kernel/records/read-row.ts'
import type { SavedRecord } from '../../kernel/records/saved-record.ts'
import { rowValues } from '../../kernel/records/stored-values.ts'
import { parseWith } from '../../kernel/requests/validation.ts'

const params = z.object({ tenant: z.string().describe('The slug of the tenant.'), id: z.uuid() })

const emailParams = params.extend({ email: z.uuid().describe('The id of the email.') })

const person = z.object({ id: z.string(), name: z.string().nullable().describe('Null where the account is gone.') })

const kept = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  language: z.enum(['ja', 'en']),
  subject: z.string(),
  text: z.string(),
  by: person.describe('Who sent it.'),
  impersonator: person.nullable().describe('The administrator who acted in the name of `by`.'),
  at: z.string().describe('When it was sent from captain.'),
  delivery: z
    .enum(['waiting', 'retrying', 'sent', 'failed'])
    .describe(
      '`waiting` for its turn, `retrying` after the mail server refused it, `sent` to it, or given up as `failed`.',
    ),
  sentAt: z.iso.datetime().nullable().describe('When the mail server took it.'),
})

const schemasOf = (entity: Entity) => {
  const { kinds, written } = entity.emails!
  const kind = z.enum([...kinds, ...(written ? [written.kind] : [])] as [string, ...string[]])
  const envelope = {
    to: z.string(),
    language: z.enum(['ja', 'en']),
    subject: z.string(),
    hash: z.string().describe('Names what was read; sending it asks for it.'),
  }
  const preview = z.object({ kind, wasSent: z.boolean(), ...envelope, text: z.string() })
  const frame = z.object({
    kind,
    ...envelope,
    replyTo: z.string().nullable().describe('Where the customer’s answer goes; null where the tenant has no address.'),
    frame: z.array(z.string()).describe('The text around the message: the message goes between its parts.'),
    move: z
      .string()
      .nullable()
      .describe('The state that sending it may lead to; null where the record cannot enter it.'),
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
      written: frame.nullable().describe('The email whose message staff write themselves; null where there is none.'),
      sent: z.array(kept).describe('Those that were sent from captain, newest first, up to 50.'),
    }),
    body: z.strictObject({
      kind,
      hash: z.string().describe('The hash of the email that was read.'),
      again: z.boolean().optional().describe('Whether to send it although it was sent before.'),
      ...(written && {
        message: messageText
          .optional()
          .describe('What staff write, of at most 4,000 characters; that kind requires it.'),
        move: z.boolean().optional().describe(`Whether the record enters the state \`${written.to}\` along with it.`),
      }),
    }),
  }
}

interface Asked {
  readonly kind: string
  readonly hash: string
  readonly again?: boolean | undefined
  readonly message?: string | undefined
  readonly move?: boolean | undefined
}

/** Emails to customers: read first, then sent by the same jobs as every mail. */
export function customerEmailRoutes(app: FastifyInstance, env: Env, writers: readonly EmailWriter[]): void {
  for (const writer of writers) emailRoutes(app, env, writer)
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
      return reply.send({ isOn: writer.isOn(recipient), sendsMail, ...emails } as z.output<typeof answer>)
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
      const asked = parseWith(body, request.body) as Asked
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

  app.post(`${path}/:email/retries`, {
    config,
    schema: {
      operationId: `retryEmailOf${of}`,
      summary: `Send an email to the customer of ${a} again that was given up`,
      description: `As it was written, to the address that the ${entity.name} has now. Refused with 409 where it was not given up, where the tenant does not write to its customers, and where this server sends no mail.`,
      tags: [entity.name],
      params: emailParams,
      response: {
        200: kept.describe('The email, which waits again.'),
        ...errorResponses(400, 401, 403, 404, 409, 415),
      },
    },
    handler: async (request, reply) => {
      const { id, email } = parseWith(emailParams, request.params)
      assertKeys(asObject(request.body ?? {}))
      const recipient = await recipientOf(request)
      if (!writer.isOn(recipient)) throw refusal(entity, 'emailsOff')
      if (!sendsMail) throw refusal(entity, 'noMailServer')
      const context = contextOf(app, entity, request)
      const again = await context.store.database.write(context.tenant.id, () =>
        sendAgain(context, writer, id, recipient, email),
      )
      return reply.send(again as z.output<typeof kept>)
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
  const { written } = context.entity.emails!
  return {
    emails: kinds.map((kind) => previewOf(kind, record, mailOf(kind))),
    written: written ? frameOf(context.entity, record, mailOf(written.kind)) : null,
    sent: (yield* readKeptEmails(context, id)).map(keptAnswer),
  }
}

function* sendEmail(
  context: Context,
  writer: EmailWriter,
  id: string,
  recipient: Recipient,
  asked: Asked,
): Operation<SavedRecord> {
  const { entity } = context
  const row = yield* readLiveRow(context, id)
  const record = rowValues(entity, row)
  const isWritten = asked.kind === entity.emails!.written?.kind
  if (!isWritten && !writer.fitting(record).includes(asked.kind)) throw refusal(entity, 'emailTooEarly')
  const mail = (yield* writer.write(context, row, recipient))(asked.kind)
  const language = languageOf(record)
  const current = () => (isWritten ? frameOf(entity, record, mail) : previewOf(asked.kind, record, mail))
  if (hashOf(mail) !== asked.hash) throw staleEmail(entity, current())
  if (!isWritten) {
    const saved = yield* noteKind(context, id, record, asked)
    yield* queueKeptEmail(context, id, { kind: asked.kind, language, mail })
    return saved
  }
  if (asked.message === undefined) throw invalid([{ path: ['message'], rule: 'required', params: {} }], entity.name)
  const saved = yield* noteWritten(context, row, asked)
  const message = plainText(asked.message) as string
  const text = mail.text.replaceAll(messageSlot, () => message)
  yield* queueKeptEmail(context, id, { kind: asked.kind, language, mail: { ...mail, text } })
  return saved
}

function* sendAgain(context: Context, writer: EmailWriter, id: string, recipient: Recipient, email: string) {
  const row = yield* readLiveRow(context, id)
  const find = function* () {
    return (yield* readKeptEmails(context, id)).find((each) => each.id === email)
  }
  const given = yield* find()
  if (!given) throw notFound()
  const mail = (yield* writer.write(context, row, recipient))(given.kind)
  if (!(yield* requeueKeptEmail(context, given, mail))) throw refusal(context.entity, 'emailNotFailed')
  return keptAnswer((yield* find())!)
}

const plainText = normaliseText(manyLines)

/** Notes in a record that an email of a kind was sent. */
function* noteKind(
  context: Context,
  id: string,
  record: Values,
  { kind, again = false }: Asked,
): Operation<SavedRecord> {
  const { entity } = context
  const sent = sentEmailsOf(record)
  if (sent.includes(kind) && !again) throw refusal(entity, 'emailSentAlready')
  const values = { sentEmails: entity.emails!.kinds.filter((each) => each === kind || sent.includes(each)) }
  return yield* commit(context, { kind: 'update', id, form: 'record', values })()
}

/** Notes in a record when staff wrote to its customer, along with the state it enters if they asked for that. */
function* noteWritten(context: Context, row: RecordRow, { move = false }: Asked): Operation<SavedRecord> {
  const { entity } = context
  const { at, to } = entity.emails!.written!
  const values = { [at]: new Date().toISOString() }
  const { id, version: expectedVersion } = row
  const change: Change =
    move && row[statesOf(entity)!.name] !== to
      ? { kind: 'transition', id, expectedVersion, to, values }
      : { kind: 'update', id, form: 'record', values }
  return yield* commit(context, change)()
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

const frameOf = (entity: Entity, record: Values, mail: Mail) => {
  const { kind, to } = entity.emails!.written!
  const states = statesOf(entity)!
  const mayMove = (states.transitions?.[String(record[states.name])] ?? []).includes(to)
  return {
    kind,
    to: mail.to,
    replyTo: mail.replyTo ?? null,
    language: languageOf(record),
    subject: mail.subject,
    frame: mail.text.split(messageSlot),
    move: mayMove ? to : null,
    hash: hashOf(mail),
  }
}

const keptAnswer = ({
  by,
  byName,
  impersonatedBy,
  impersonatorName,
  createdAt,
  failedAt,
  reason,
  ...email
}: KeptEmail) => ({
  ...email,
  by: { id: by, name: byName },
  impersonator: impersonatedBy === null ? null : { id: impersonatedBy, name: impersonatorName },
  at: createdAt,
  delivery: email.sentAt ? 'sent' : failedAt ? 'failed' : reason ? 'retrying' : 'waiting',
})

/** 412 with the email as it is now. */
const staleEmail = ({ name }: Entity, current: object): ApiError =>
  new ApiError(412, undefined, {
    issues: withMessages([{ path: ['hash'], rule: 'integrity.emailChanged', params: {} }], name),
    current,
  })
