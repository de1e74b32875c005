import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { issuedInvitation } from '../../../entities/system/account.ts'
import { invitationLink, type IssuedInvitation } from '../../kernel/auth/invitations/invitations.ts'
import type { Operation } from '../../base/db/query.ts'
import { accountMail } from '../../base/mail/account-mails.ts'
import { queueMail } from '../../base/mail/outbox.ts'
import { ApiError } from '../../base/errors/api-error.ts'
import type { AdminServices } from './services.ts'

/**
 * Mails a link, or returns it to the administrator who requested it if no mail is sent. Anyone holding a link can take
 * over its account, so nobody else is shown one: without mail, none is issued for other callers, and the previous link
 * stays valid.
 */
export function* deliverInvitation(
  { database, env }: Pick<AdminServices, 'database' | 'env'>,
  { access }: FastifyRequest,
  kind: 'invite' | 'recover',
  account: { readonly id: string; readonly name: string; readonly email: string },
  { token, expiresAt }: IssuedInvitation,
): Operation<z.output<typeof issuedInvitation>> {
  const link = invitationLink(env.PUBLIC_URL, kind, token)
  const mailed = env.SMTP_URL !== undefined
  if (!mailed && access.user.role !== 'admin')
    throw new ApiError(403, 'This server sends no mail, so only administrators can create the link.', {
      code: 'LINK_BY_ADMINISTRATOR',
    })
  if (mailed) {
    const values = {
      name: account.name,
      inviter: access.user.name,
      site: new URL(env.PUBLIC_URL).host,
      until: expiresAt,
    }
    yield* queueMail(database.dialect, accountMail(kind, account.email, link, values))
  }
  return { user: { id: account.id }, link: mailed ? null : link, mailed, expiresAt }
}
