import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOpenState } from '../../../entities/language/shared/tenant-states.ts'
import { retryAfterOf, activeNotice, isAllowedIp, defaultRetryAfter } from '../../kernel/tenants/closure.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { ApiError, notFound } from '../../base/errors/api-error.ts'
import type { Maintenance } from '../../kernel/tenants/maintenance.ts'
import { contentTenantBySlug, type ContentTenant } from './content-tenant.ts'

/** A tenant whose public content was requested, and whether the request comes from one of its own pages, or with a key. */
export interface OpenTenant {
  readonly tenant: ContentTenant
  readonly operator: string
  readonly fromOwnPage: boolean
}

/** Of what is answered to a few while a site is closed: nobody keeps it for others. */
export const previewCaching = 'private, no-store'

/**
 * The tenant in the path, if its site is open; throws a 503 while it is suspended or under maintenance, with what its
 * pages can show visitors.
 */
export async function openTenant(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OpenTenant> {
  const { tenant: slug } = request.params as { tenant: string }
  const operator = await app.operatorTenant()
  const tenant = await contentTenantBySlug(app.database!, operator, slug)
  const { origin } = request.headers
  const fromOwnPage = (origin !== undefined && tenant.origins.includes(origin)) || request.access?.scopes !== undefined
  await assertOpen(app, request, reply, operator!, tenant)
  return { tenant, operator: operator!, fromOwnPage }
}

/** Throws a 503 while a tenant is suspended or under maintenance, with what its pages can show visitors. */
export async function assertOpen(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  operator: string,
  { id, slug, status }: Pick<ContentTenant, 'id' | 'slug' | 'status'>,
): Promise<void> {
  if (!isOpenState(status)) throw new ApiError(503, undefined, { reason: 'suspended', retryAfter: defaultRetryAfter })
  const notice = await activeNotice(app.database!, operator, id)
  if (!notice) return
  if (!(await mayPreview(app, request, slug, notice))) throw maintenanceError(notice)
  reply.header('cache-control', previewCaching)
}

/** The tenant in the path, if it is open and its site has an entity; throws a 404 if it has not. */
export async function openTenantWith(
  app: FastifyInstance,
  entity: Entity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ContentTenant> {
  const { tenant } = await openTenant(app, request, reply)
  if (!entity.sites[tenant.site]) throw notFound()
  return tenant
}

/**
 * Whether the caller may see the site anyway: addresses the operator allows, and the tenant's own staff if the notice
 * says so.
 */
async function mayPreview(
  app: FastifyInstance,
  request: FastifyRequest,
  slug: string,
  notice: Maintenance,
): Promise<boolean> {
  if (isAllowedIp(notice, request.ip)) return true
  const { authorization } = request.headers
  return notice.allowTenantUsers && authorization !== undefined && app.mayEnter(authorization, slug)
}

function maintenanceError(notice: Maintenance): ApiError {
  const { title, message, messageEn, endAt } = notice
  return new ApiError(503, undefined, {
    reason: 'maintenance',
    title,
    message,
    messageEn,
    endAt,
    retryAfter: retryAfterOf(notice),
  })
}
