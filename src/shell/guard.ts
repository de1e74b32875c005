import type { TenantAnswer } from '../captain/tenant-context.tsx'
import type { Asked } from './guard-pass.ts'
import type { AccessClass, Visit } from './guards.ts'
import { invalidAddress } from './invalid-address.ts'

// How it is decided is read where a page asks: public pages carry none of it along.
const pass = async (
  access: AccessClass,
  asked: Asked,
  ask: Visit['ask'],
  additional: readonly 'ai'[] = [],
): Promise<void> => (await import('./guard-pass.ts')).pass(access, asked, ask, additional)

/** Lets a visit of a page of a class pass, or sends it elsewhere. The AI area asks besides whether one may use it. */
export const guard =
  (access: Exclude<AccessClass, 'tenantUser'>, ...additional: readonly 'ai'[]) =>
  (asked: Asked) =>
    pass(access, asked, (check) => (check === 'tenant' ? Promise.resolve(false) : asked.context.ask(check)), additional)

/** The same for the pages of a tenant, which it reads; an admin learns that there is none such. */
export async function guardTenant(
  asked: Asked & { readonly params: { readonly tenant: string } },
): Promise<{ tenant: TenantAnswer }> {
  const { context, params } = asked
  let tenant: TenantAnswer | null = null
  await pass('tenantUser', asked, async () => {
    tenant = await context.readTenant(params.tenant)
    if (!tenant && context.session()?.user.role === 'admin') return true
    return tenant !== null
  })
  if (!tenant) throw invalidAddress()
  return { tenant }
}
