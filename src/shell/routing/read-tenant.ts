import type { TenantAnswer } from '../../captain/tenant/tenant-context.tsx'
import { ApiError, apiJson } from '../api/api.ts'

const freshFor = 60_000
const tenantCache = new Map<string, { readonly at: number; readonly tenant: TenantAnswer }>()

/** Takes over a tenant that the page came with. */
export const cacheTenant = (tenant: TenantAnswer): void => void tenantCache.set(tenant.slug, { at: Date.now(), tenant })

const listeners = new Set<() => void>()

/** Something was written by which tenants show otherwise: they are read anew. */
export function tenantsChanged(): void {
  tenantCache.clear()
  for (const listener of listeners) listener()
}

/** Calls back whenever tenants may show otherwise. Answers how to stop that. */
export function onTenantsChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The tenant as the API answers it, or null for who may not enter. Kept for a minute, and as long as there is no connection. */
export async function readTenant(slug: string): Promise<TenantAnswer | null> {
  const before = tenantCache.get(slug)
  if (before && Date.now() - before.at < freshFor) return before.tenant
  try {
    const tenant = await apiJson<'GET /api/v1/authorized/tenants/{tenant}'>(
      `/api/v1/authorized/tenants/${encodeURIComponent(slug)}`,
    )
    tenantCache.set(slug, { at: Date.now(), tenant })
    return tenant
  } catch (error) {
    if (error instanceof ApiError && (error.status === 403 || error.status === 404)) {
      tenantCache.delete(slug)
      return null
    }
    if (before) return before.tenant
    throw error
  }
}
