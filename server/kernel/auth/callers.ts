import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import type { AccessClass, MemberRight } from '../../../entities/language/system-operation.ts'
import type { Access, EnteredTenant } from './access.ts'
import { asApiError } from '../../base/db/as-api-error.ts'
import { ApiError, forbidden, notAllowed, notFound, unauthorized } from '../../base/errors/api-error.ts'
import type { BearerVerifier, Claims } from './bearer.ts'
import type { RecordTenantEntry } from './audit/tenant-entries.ts'
import { mayEnterTenant, type TenantAccess, type Visit } from './tenant-access.ts'
import { refusePage } from './page-account.ts'
import type { RecordSessionUse } from './session-activity.ts'

/** Takes the refusal of a request, or its access. */
export type Answer = (refusal: ApiError | undefined, access?: Access) => void

/** Of a route, what says who may call it. */
interface GuardedRoute {
  readonly access: Exclude<AccessClass, 'public'>
  readonly right?: MemberRight | undefined
  readonly unattended?: FastifyContextConfig['unattended']
}

export interface Callers {
  /** Calls back synchronously if the token's signature is already known; hence a callback. */
  enter(request: FastifyRequest, route: GuardedRoute, slug: string | undefined, answer: Answer): void
  /** Whether a bearer token belongs to a signed-in user; for pages that check before rendering. */
  isSomebody(authorization: string | undefined): Promise<boolean>
  /** Whether a bearer token belongs to a user who may enter a tenant. */
  mayEnter(authorization: string, slug: string): Promise<boolean>
  /** The tenant, if the session's account may enter it. */
  tenantFor(session: string, user: string, slug: string): Promise<EnteredTenant | undefined>
}

export function createCallers(
  bearer: BearerVerifier,
  tenantAccess: TenantAccess,
  recordEntry: RecordTenantEntry,
  recordUse: RecordSessionUse,
): Callers {
  function pass(
    request: FastifyRequest,
    claims: Claims | undefined,
    route: GuardedRoute,
    slug: string | undefined,
    answer: Answer,
  ): void {
    if (!claims) return answer(unauthorized())
    const result = tenantAccess.visit(claims.session, claims.user, slug)
    const handle = (visit: Visit | undefined) => {
      const refusal = visit && refusePage(request, claims.user)
      if (refusal) return answer(refusal)
      if (visit && !route.unattended) recordUse(claims.session)
      const recording =
        visit?.tenant && isAdmin(visit) && !visit.isMember
          ? recordEntry(request, claims.session, claims.user, visit.tenant)
          : undefined
      if (!recording) return decide(visit, claims, route, slug, answer)
      recording.then(
        () => decide(visit, claims, route, slug, answer),
        (error: unknown) => answer(asApiError(error)),
      )
    }
    if (result instanceof Promise) result.then(handle).catch((error: unknown) => answer(asApiError(error)))
    else handle(result)
  }

  return {
    enter(request, route, slug, answer) {
      const { authorization } = request.headers
      const claims = bearer.known(authorization)
      if (claims) return pass(request, claims, route, slug, answer)
      bearer
        .verify(authorization)
        .then((verified) => pass(request, verified, route, slug, answer))
        .catch((error: unknown) => answer(asApiError(error)))
    },
    async isSomebody(authorization) {
      const claims = bearer.known(authorization) ?? (await bearer.verify(authorization))
      return claims !== undefined && (await tenantAccess.visit(claims.session, claims.user, undefined)) !== undefined
    },
    async mayEnter(authorization, slug) {
      const claims = bearer.known(authorization) ?? (await bearer.verify(authorization))
      const visit = claims && (await tenantAccess.visit(claims.session, claims.user, slug))
      return visit?.tenant !== undefined && mayEnterTenant(visit)
    },
    async tenantFor(session, user, slug) {
      const visit = await tenantAccess.visit(session, user, slug)
      return visit && mayEnterTenant(visit) ? visit.tenant : undefined
    },
  }
}

function decide(
  visit: Visit | undefined,
  { session }: Claims,
  route: GuardedRoute,
  slug: string | undefined,
  answer: Answer,
): void {
  const refusal = visit ? refusalFor(visit, route, slug) : unauthorized()
  if (refusal) return answer(refusal)
  const { user, tenant } = visit!
  answer(undefined, { user, sessionId: session, ...(tenant && { tenant }) })
}

/** Only administrators can distinguish a tenant that does not exist from one they may not enter. */
function refusalFor(visit: Visit, { access, right }: GuardedRoute, slug: string | undefined): ApiError | undefined {
  if (access === 'operator' && !isAdmin(visit)) return forbidden()
  // A capability granted separately from the role, because AI costs money.
  if (access === 'ai' && !visit.user.cfAi) return forbidden()
  if (slug === undefined) return undefined
  if (!visit.tenant) return isAdmin(visit) ? notFound() : forbidden()
  if (!mayEnterTenant(visit)) return forbidden()
  return right && !visit.tenant.rights.includes(right)
    ? notAllowed([{ path: [], rule: `integrity.${right}`, params: {} }])
    : undefined
}

const isAdmin = ({ user }: Visit): boolean => user.role === 'admin'
