import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { againIn, closingOf, isLetIn, pause } from '../closing.ts'
import { ApiError } from '../errors.ts'
import type { Maintenance } from '../maintenance.ts'
import { allowOrigin } from './cors.ts'
import { tenantNamed, type ContentTenant } from './publisher.ts'

/** A tenant whose public part was entered, and whether the browser stands on one of its own pages. */
export interface Entered {
  readonly tenant: ContentTenant
  readonly operator: string
  readonly fromOwnPage: boolean
}

/**
 * The tenant of the path, if its site is open: 503 while it is suspended or under maintenance, with what its pages can
 * tell their visitors.
 */
export async function enterTenant(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Entered> {
  const { tenant: slug } = request.params as { tenant: string }
  const operator = await app.operatorTenant()
  const tenant = await tenantNamed(app.database!, operator, slug)
  const fromOwnPage = allowOrigin(tenant, request, reply)
  if (tenant.status === 'suspended') throw new ApiError(503, undefined, { reason: 'suspended', retryAfter: pause })
  const notice = await closingOf(app.database!, operator!, tenant.id)
  if (notice && !(await mayLook(app, request, slug, notice))) throw closedBy(notice)
  return { tenant, operator: operator!, fromOwnPage }
}

/** Whether the site shows all the same: to whom the operator lets look, and where it says so to the tenant's own staff. */
async function mayLook(
  app: FastifyInstance,
  request: FastifyRequest,
  slug: string,
  notice: Maintenance,
): Promise<boolean> {
  if (isLetIn(notice, request.ip)) return true
  const { authorization } = request.headers
  return notice.allowTenantUsers && authorization !== undefined && app.mayEnter(authorization, slug)
}

function closedBy(notice: Maintenance): ApiError {
  const { title, message, messageEn, endAt } = notice
  return new ApiError(503, undefined, {
    reason: 'maintenance',
    title,
    message,
    messageEn,
    endAt,
    retryAfter: againIn(notice),
  })
}
