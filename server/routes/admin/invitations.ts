import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { accountById, waysIn } from '../../auth/accounts.ts'
import { whence } from '../../auth/calls/asked.ts'
import { recordEvent } from '../../auth/events/record.ts'
import { insertAccount } from '../../auth/invitations/account.ts'
import { issueInvitation, linkOf, type Issued } from '../../auth/invitations/invitations.ts'
import { grantMembership } from '../../auth/memberships.ts'
import { storeOf } from '../../crud/context.ts'
import type { Operation } from '../../db/query.ts'
import { notFound } from '../../errors.ts'
import { letter } from '../../mail/letters.ts'
import { queueMail } from '../../mail/outbox.ts'
import { refusals } from '../../refusals.ts'
import { read } from '../validation.ts'
import { grantingOf, type Office } from './office.ts'

const tags = ['Administration']
const person = z.strictObject({
  name: z.string().trim().min(1).max(100),
  email: z.email(),
  role: z.enum(['admin', 'user']).default('user'),
  isUser: z.boolean().default(true).describe('False for a foreign account.'),
  cfAi: z.boolean().default(false).describe('Whether the account may use the AI area.'),
  tenants: z.array(z.uuid()).max(100).default([]).describe('The tenants to become a member of, by id.'),
})

const issued = z
  .object({
    user: z.object({ id: z.uuid() }),
    link: z.url().nullable().describe('Shown this once; `null` when it was mailed.'),
    mailed: z.boolean(),
    expiresAt: z.iso.datetime(),
  })
  .describe('The link works once, for 72 hours.')

/** How people get in: nobody signs up by themselves. */
export function invitationAdminRoutes(app: FastifyInstance, office: () => Office): void {
  app.post('/api/v1/admin/invitations', {
    config: { access: 'operator' },
    schema: {
      operationId: 'invite',
      summary: 'Make an account and invite its owner',
      tags,
      body: person,
      response: { 201: issued, ...refusals(400, 401, 403, 409, 415) },
    },
    handler: async (request, reply) => {
      const asked = read(person, request.body)
      const answer = await invite(office(), request, asked)
      return reply.status(201).send(answer)
    },
  })

  app.post<{ Params: { id: string } }>('/api/v1/admin/users/:id/recoveries', {
    config: { access: 'operator' },
    schema: {
      operationId: 'issueRecovery',
      summary: 'Give an account a new link: to recover it, or to accept an invitation not yet used',
      tags,
      params: z.object({ id: z.uuid() }),
      response: { 201: issued, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request, reply) => reply.status(201).send(await recover(office(), request, request.params.id)),
  })
}

async function invite(office: Office, request: FastifyRequest, asked: z.output<typeof person>) {
  const { database } = office
  const { user: admin } = request.access
  const granting = await grantingOf(office, request)
  return database.write(granting.operator, function* () {
    const user = yield* insertAccount(database.dialect, asked)
    const link = yield* issueInvitation(database.dialect, { kind: 'invite', user, by: admin.id })
    yield* recordEvent(storeOf(database), {
      action: 'invited',
      actor: admin.id,
      target: { id: user },
      ...whence(request),
      detail: { role: asked.role, cfAi: asked.cfAi, isUser: asked.isUser },
    })
    for (const tenant of asked.tenants) yield* grantMembership(granting, user, tenant)()
    return yield* handedOut(office, request, 'invite', { ...asked, id: user }, link)
  })
}

async function recover(office: Office, request: FastifyRequest, id: string) {
  const { database } = office
  const { user: admin } = request.access
  return database.write(null, function* () {
    const account = yield* accountById(database.dialect, id)
    if (!account) throw notFound()
    const { passkeys, hasPassword } = yield* waysIn(database.dialect, id)
    // Who never came in is invited again: there is nothing of theirs to end.
    const kind = passkeys > 0 || hasPassword ? 'recover' : 'invite'
    const link = yield* issueInvitation(database.dialect, { kind, user: id, by: admin.id })
    const action = kind === 'recover' ? 'recovery-issued' : 'invited'
    yield* recordEvent(storeOf(database), { action, actor: admin.id, target: account, ...whence(request) })
    return yield* handedOut(office, request, kind, account, link)
  })
}

/** Mails a link, or hands it to whoever asked when no mail goes out. */
function* handedOut(
  { database, env }: Office,
  { access }: FastifyRequest,
  kind: 'invite' | 'recover',
  account: { readonly id: string; readonly name: string; readonly email: string },
  { token, expiresAt }: Issued,
): Operation<z.output<typeof issued>> {
  const link = linkOf(env.PUBLIC_URL, kind, token)
  const mailed = env.SMTP_URL !== undefined
  if (mailed) {
    const values = {
      name: account.name,
      inviter: access.user.name,
      site: new URL(env.PUBLIC_URL).host,
      until: until.format(new Date(expiresAt)),
    }
    yield* queueMail(database.dialect, letter(kind, account.email, link, values))
  }
  return { user: { id: account.id }, link: mailed ? null : link, mailed, expiresAt }
}

/** A moment that reads the same in both languages. */
const until = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'short',
  timeStyle: 'short',
})
