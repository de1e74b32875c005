import { normalizeIP } from '@better-auth/core/utils/ip'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/runner.ts'
import { ApiError } from '../errors.ts'
import { maintenanceIn, type Maintenance } from '../maintenance.ts'
import { remembered, type Reading } from '../public/memory.ts'
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
  const { value: notice } = await readNotice(app.database!, operator!, tenant.id)
  if (notice?.state === 'on' && !(await mayLook(app, request, slug, notice))) throw closedBy(notice)
  return { tenant, operator: operator!, fromOwnPage }
}

/** Whether the site shows all the same: to whom the operator lets look, and where it says so to the tenant's own staff. */
async function mayLook(
  app: FastifyInstance,
  request: FastifyRequest,
  slug: string,
  { allowedIps, allowTenantUsers }: Maintenance,
): Promise<boolean> {
  if (allowedIps.map((ip) => normalizeIP(ip)).includes(normalizeIP(request.ip))) return true
  const { authorization } = request.headers
  return allowTenantUsers && authorization !== undefined && app.mayEnter(authorization, slug)
}

/** In seconds: so long a site asks to be left alone when it does not know for how long it is closed. */
const pause = 300

function closedBy({ title, message, messageEn, endAt }: Maintenance): ApiError {
  const left = endAt === null ? pause : Math.max(1, Math.ceil((Date.parse(endAt) - Date.now()) / 1000))
  return new ApiError(503, undefined, { reason: 'maintenance', title, message, messageEn, endAt, retryAfter: left })
}

/** The notice holds until its window opens or closes, or somebody changes it. */
const readNotice = (database: Database, operator: string, tenant: string): Promise<Reading<Maintenance | undefined>> =>
  remembered(database, operator, `maintenance ${tenant}`, function* () {
    const notice = yield* maintenanceIn(database, operator, tenant, new Date())
    const next = notice?.state === 'scheduled' ? notice.startAt : notice?.endAt
    return { value: notice, until: next ? Date.parse(next) : Infinity }
  })
