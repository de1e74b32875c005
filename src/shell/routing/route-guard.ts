import type { TenantAnswer } from '../tenant.ts'
import type { GuardRequest } from './run-guard.ts'
import type { AccessClass, Visit } from './access-rules.ts'
import { invalidAddress } from './invalid-address.ts'

// The rules are loaded on demand, so that public pages do not include them.
const runLoadedGuard = async (
  access: AccessClass,
  request: GuardRequest,
  ask: Visit['ask'],
  additional: readonly 'ai'[] = [],
): Promise<void> => (await import('./run-guard.ts')).runGuard(access, request, ask, additional)

/** A `beforeLoad` guard that lets a visit pass or redirects it. Pages of the AI area also check the right to use it. */
export const guardRoute =
  (access: Exclude<AccessClass, 'tenantUser'>, ...additional: readonly 'ai'[]) =>
  (request: GuardRequest) =>
    runLoadedGuard(
      access,
      request,
      (check) => (check === 'tenant' ? Promise.resolve(false) : request.context.ask(check)),
      additional,
    )

/**
 * The guard of a tenant's pages, which also reads the tenant. An admin gets a 404 for a tenant that does not exist;
 * others are redirected.
 */
export async function guardTenant(
  request: GuardRequest & { readonly params: { readonly tenant: string } },
): Promise<{ tenant: TenantAnswer }> {
  const { context, params } = request
  let tenant: TenantAnswer | null = null
  await runLoadedGuard('tenantUser', request, async () => {
    tenant = await context.readTenant(params.tenant)
    if (!tenant && context.session()?.user.role === 'admin') return true
    return tenant !== null
  })
  if (!tenant) throw invalidAddress()
  return { tenant }
}
