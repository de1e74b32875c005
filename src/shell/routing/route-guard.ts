import type { TenantAnswer } from '../../captain/tenant/tenant-context.tsx'
import type { GuardRequest } from './run-guard.ts'
import type { AccessClass, Visit } from './access-rules.ts'
import { invalidAddress } from './invalid-address.ts'

// How it is decided is read where a page asks: public pages carry none of it along.
const runLoadedGuard = async (
  access: AccessClass,
  request: GuardRequest,
  ask: Visit['ask'],
  additional: readonly 'ai'[] = [],
): Promise<void> => (await import('./run-guard.ts')).runGuard(access, request, ask, additional)

/** Lets a visit of a page of a class pass, or sends it elsewhere. The AI area asks besides whether one may use it. */
export const guardRoute =
  (access: Exclude<AccessClass, 'tenantUser'>, ...additional: readonly 'ai'[]) =>
  (request: GuardRequest) =>
    runLoadedGuard(
      access,
      request,
      (check) => (check === 'tenant' ? Promise.resolve(false) : request.context.ask(check)),
      additional,
    )

/** The same for the pages of a tenant, which it reads; an admin learns that there is none such. */
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
