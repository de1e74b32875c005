import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Entity } from '../../../entities/language/entity.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import { idempotencyKeyOf } from '../../kernel/crud/idempotency.ts'
import { asObject } from '../../kernel/requests/request.ts'
import type { Env } from '../../base/env.ts'
import { forbidden, invalid, notFound } from '../../base/errors/api-error.ts'
import type { Language } from '../../base/locale/translator.ts'
import { openTenant, type OpenTenant } from './open-tenant.ts'

/** A field hidden from people; anyone who fills it in is a bot. */
export const honeypot = 'website'

/** What somebody sent with a form of a tenant's site, and in which language. */
export interface SentForm extends Omit<OpenTenant, 'fromOwnPage'> {
  readonly locale: Language
  readonly body: Values
  /** Under which it may be sent again. */
  readonly key: string | undefined
}

/**
 * A form that somebody sent from a tenant's site, of which a record of the entity is to come. Throws 403 for a page of
 * another site, unless it has a key for its origin, and 404 where the site does not have the entity.
 */
export async function openForm(
  app: FastifyInstance,
  { PUBLIC_URL }: Env,
  entity: Entity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SentForm> {
  const { tenant, operator, fromOwnPage } = await openTenant(app, request, reply)
  const { origin } = request.headers
  // Servers send no Origin header; pages of other sites do.
  if (!fromOwnPage && origin !== undefined && origin !== PUBLIC_URL) throw forbidden()
  if (!entity.sites[tenant.site]) throw notFound()
  const { locale = 'ja', ...body } = asObject(request.body)
  if (locale !== 'ja' && locale !== 'en') throw invalid([{ path: ['locale'], rule: 'option', params: {} }], entity.name)
  return { tenant, operator, locale, body, key: idempotencyKeyOf(request) }
}
